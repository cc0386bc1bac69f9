/** How long scenes take. */
export const PACES = ['calm', 'normal', 'quick', 'once'] as const;
export type Pace = (typeof PACES)[number];

interface Times {
  /** One beat, in ms. */
  beat: number;
  /** How long a big moment stays unless it is tapped away, in ms. */
  moment: number;
  /** Between two moves, in ms. */
  gap: number;
}

export const TIMES: Record<Exclude<Pace, 'once'>, Times> = {
  calm: { beat: 600, moment: 6000, gap: 500 },
  normal: { beat: 350, moment: 2500, gap: 250 },
  quick: { beat: 180, moment: 900, gap: 0 },
};

/** What waits longer than this speeds up, in ms; big moments do not count, they are there to be read. */
export const LONGEST_WAIT = 6000;
const FASTEST = 0.4;

/** By how much motions are shortened while that many ms of them wait. */
export function hurried(waiting: number): number {
  return waiting <= LONGEST_WAIT ? 1 : Math.max(FASTEST, LONGEST_WAIT / waiting);
}
