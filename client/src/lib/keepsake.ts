/** The result card as a picture to keep: drawn here from the card on the screen, sent nowhere. */
import { keepFile, standalone, textOf } from './drawing';

const [WIDTH, HEIGHT] = [1200, 630];
/** The felt with the winners, and the room around the words. */
const [FELT, EDGE] = [400, 48];
/** Sizes of game, title, reason and places in px; smaller ones are tried until everything has room. */
const SIZES = { game: 28, title: 54, why: 30, place: 32 };
const STEPS = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** Lines that are no wider than asked, broken between words. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

async function pictureOf(drawing: SVGElement, size: number): Promise<HTMLImageElement> {
  const copy = standalone(drawing);
  copy.setAttribute('width', String(size));
  copy.removeAttribute('height');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(textOf(copy))}`;
  await image.decode();
  return image;
}

const wordsIn = (card: Element, part: string): string => card.querySelector(part)?.textContent?.trim() ?? '';

/** The words beside the felt; returns how far down they reach. Without a pen that draws they are only measured. */
async function write(pen: CanvasRenderingContext2D, card: HTMLElement, scale: number, isDrawn: boolean): Promise<number> {
  const { color, fontFamily } = getComputedStyle(card);
  const soft = getComputedStyle(card.querySelector('.game') ?? card).color;
  const [left, width] = [FELT + EDGE, WIDTH - FELT - 2 * EDGE];
  let y = EDGE;
  const say = (text: string, size: number, weight: number, ink: string, at = left, room = width): void => {
    pen.font = `${weight} ${size * scale}px ${fontFamily}`;
    pen.fillStyle = ink;
    for (const line of linesOf(text, room, (words) => pen.measureText(words).width)) {
      if (isDrawn) pen.fillText(line, at, y);
      y += size * scale * 1.25;
    }
  };
  say(wordsIn(card, '.game'), SIZES.game, 700, soft);
  say(wordsIn(card, '.title'), SIZES.title, 900, color);
  say(wordsIn(card, '.why'), SIZES.why, 500, color);
  y += SIZES.place * scale * 0.6;
  for (const place of card.querySelectorAll('.places li')) {
    const [weight, size, top] = [place.classList.contains('won') ? 800 : 500, SIZES.place * scale, y];
    const sign = place.querySelector<SVGElement>('svg');
    if (isDrawn && sign) pen.drawImage(await pictureOf(sign, size), left + size * 1.5, y, size, size);
    for (const [words, at, room] of [[wordsIn(place, '.rank'), left, width], [wordsIn(place, '.name'), left + size * 2.8, width - size * 5], [wordsIn(place, 'b'), left + width - size * 1.6, width]] as const) {
      y = top;
      say(words, SIZES.place, weight, color, at, room);
    }
    y = top + size * 1.45;
  }
  return y;
}

async function paint(pen: CanvasRenderingContext2D, card: HTMLElement): Promise<void> {
  const [style, felt] = [getComputedStyle(card), getComputedStyle(card.querySelector('.picture') ?? card)];
  const [colour, ground] = [style.getPropertyValue('border-top-color'), style.backgroundColor];
  pen.textBaseline = 'top';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = felt.getPropertyValue('--felt');
  pen.fillRect(0, 0, FELT, HEIGHT);
  const light = pen.createRadialGradient(FELT / 2, HEIGHT, 40, FELT / 2, HEIGHT, HEIGHT * 0.8);
  light.addColorStop(0, colour);
  light.addColorStop(1, 'transparent');
  pen.globalAlpha = 0.5;
  pen.fillStyle = light;
  pen.fillRect(0, 0, FELT, HEIGHT);
  pen.globalAlpha = 1;
  const winners = [...card.querySelectorAll('.winner')];
  const size = Math.min(320, (FELT - 24) / winners.length);
  for (const [index, winner] of winners.entries()) {
    const x = (FELT - size * winners.length) / 2 + index * size;
    const [cat, crown] = [winner.querySelector<SVGElement>('svg.cat'), winner.querySelector<SVGElement>('.crown svg')];
    if (cat) pen.drawImage(await pictureOf(cat, size), x, HEIGHT - size, size, size);
    const [wide, high] = [size * 0.4, size * 0.275];
    if (crown) pen.drawImage(await pictureOf(crown, wide), x + (size - wide) / 2, HEIGHT - size - high * 0.45, wide, high);
  }
  let scale = 0.5;
  for (const each of STEPS.toReversed()) if ((await write(pen, card, each, false)) <= HEIGHT - EDGE / 2) scale = each;
  await write(pen, card, scale, true);
  pen.lineWidth = 12;
  pen.strokeStyle = colour;
  pen.strokeRect(6, 6, WIDTH - 12, HEIGHT - 12);
}

/** Draws the card and gives it to whoever looks at it, as a file. */
export async function keepPicture(card: HTMLElement, name: string): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  await paint(pen, card);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) return;
  keepFile(file, `${name}.png`);
}
