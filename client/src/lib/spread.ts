/** How tries ended, in few enough lines to be read: one for every result, or for a range of points with the same place. */

export interface Result {
  rank: number;
  score: number;
}

export interface Line {
  rank: number;
  low: number;
  high: number;
  tries: number;
  mine: boolean;
}

const MOST = 10;

/** Lines of one width, the best result first. */
function linesOf(spread: readonly (Result & { tries: number })[], width: number, mine: Result | null): Line[] {
  const lines: Line[] = [];
  for (const { rank, score, tries } of spread) {
    const low = Math.floor(score / width) * width;
    let line = lines.find((each) => each.rank === rank && each.low === low);
    if (!line) lines.push((line = { rank, low, high: low + width - 1, tries: 0, mine: false }));
    line.tries += tries;
    line.mine ||= mine?.rank === rank && mine.score >= low && mine.score < low + width;
  }
  return lines;
}

/** As narrow as fits: single results, or ranges of 2, 5, 10, 20, 50 … points. */
export function readSpread(spread: readonly (Result & { tries: number })[], mine: Result | null): Line[] {
  for (let tens = 1; ; tens *= 10)
    for (const width of [tens, 2 * tens, 5 * tens]) {
      const lines = linesOf(spread, width, mine);
      if (lines.length <= MOST || width > 1e6) return lines;
    }
}
