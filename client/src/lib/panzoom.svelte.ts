/** Pan, pinch and wheel over a drawing: which part of it a screen of some size shows. Knows nothing of games. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A corner at the top of the screen, as far as something else covers it. */
export interface Corner {
  width: number;
  height: number;
}

export class PanZoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(1);
  height = $state(1);
  /** What the buttons for near and far cover at the upper right. */
  tools = $state.raw<Corner>({ width: 0, height: 0 });
  /** Set once the person moved the drawing: from then on it stays where they put it until they ask to fit. */
  moved = $state(false);
  /** While a finger drags: the drawing may then be kept as one picture. */
  panning = $state(false);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private travelled = 0;

  constructor(
    private readonly least: number,
    private readonly most: number,
  ) {}

  readonly transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  /** Shows a box whole; `top`, `bottom`, `left` and `right` are strips of the screen that something else covers. */
  fit(box: Box, padding = 24, top = 0, bottom = 0, left = 0, right = 0): void {
    const free = Math.max(40, this.height - top - bottom);
    const wide = Math.max(40, this.width - left - right);
    const scale = Math.min((wide - 2 * padding) / box.width, (free - 2 * padding) / box.height);
    this.scale = Math.max(this.least, Math.min(this.most, scale));
    this.x = left + wide / 2 - (box.x + box.width / 2) * this.scale;
    this.y = top + free / 2 - (box.y + box.height / 2) * this.scale;
    this.moved = false;
  }

  /** The same with nothing of it under the corner at the left or the buttons at the right, which `isClear` tells: beside them or below the corner, whichever leaves it larger. */
  fitClear(box: Box, padding: number, corner: Corner, bottom: number, isClear: () => boolean): void {
    const [beside, below, buttons] = [[0, corner.width] as const, [corner.height, 0] as const, this.tools.width];
    let best: { top: number; left: number; right: number; scale: number } | null = null;
    for (const [top, left] of [[0, 0] as const, beside, below]) {
      for (const right of [0, buttons]) {
        this.fit(box, padding, top, bottom, left, right);
        if (this.scale > (best?.scale ?? 0) && isClear()) best = { top, left, right, scale: this.scale };
      }
    }
    if (best) this.fit(box, padding, best.top, bottom, best.left, best.right);
    else {
      this.fit(box, padding, corner.height, bottom);
      const { scale } = this;
      this.fit(box, padding, 0, bottom, corner.width);
      if (scale > this.scale) this.fit(box, padding, corner.height, bottom);
    }
  }

  /** Brings a box into sight with the smallest step. */
  reveal(box: Box, margin = 16): void {
    const left = box.x * this.scale + this.x;
    const top = box.y * this.scale + this.y;
    const right = left + box.width * this.scale;
    const bottom = top + box.height * this.scale;
    if (left < margin) this.x += margin - left;
    else if (right > this.width - margin) this.x -= right - this.width + margin;
    if (top < margin) this.y += margin - top;
    else if (bottom > this.height - margin) this.y -= bottom - this.height + margin;
  }

  /** Whether a box lies wholly in sight. */
  shows(box: Box): boolean {
    const left = box.x * this.scale + this.x;
    const top = box.y * this.scale + this.y;
    return left >= -1 && top >= -1 && left + box.width * this.scale <= this.width + 1 && top + box.height * this.scale <= this.height + 1;
  }

  /** Whether a box, with so much of the drawing around it, lies under the covered corner at the left or under the buttons at the right. */
  reaches(box: Box, corner: Corner, around = 0): boolean {
    const [left, top] = [(box.x - around) * this.scale + this.x, (box.y - around) * this.scale + this.y];
    const right = (box.x + box.width + around) * this.scale + this.x;
    return (left < corner.width && top < corner.height) || (right > this.width - this.tools.width && top < this.tools.height);
  }

  /** Puts a point of the drawing into the middle. */
  centre(x: number, y: number): void {
    this.x = this.width / 2 - x * this.scale;
    this.y = this.height / 2 - y * this.scale;
    this.moved = true;
  }

  /** Leaves no more room empty beside a box than it must, below a strip at the top that something else covers. */
  keepOn(box: Box, top = 0): void {
    const within = (at: number, start: number, size: number, from: number, to: number): number => {
      const [low, high] = [to - (start + size) * this.scale, from - start * this.scale];
      return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, at));
    };
    this.x = within(this.x, box.x, box.width, 0, this.width);
    this.y = within(this.y, box.y, box.height, top, this.height);
  }

  toDrawing(x: number, y: number): [number, number] {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.max(this.least, Math.min(this.most, this.scale * factor));
    const real = scale / this.scale;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
    this.moved = true;
  }

  down(id: number, x: number, y: number): void {
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(id, { x, y });
  }

  /** True while this is a pan or a pinch and no longer a tap. */
  move(id: number, x: number, y: number): boolean {
    const last = this.fingers.get(id);
    if (!last) return false;
    const others = [...this.fingers.entries()].filter(([other]) => other !== id);
    this.travelled += Math.hypot(x - last.x, y - last.y);
    this.fingers.set(id, { x, y });
    if (this.travelled < 8) return false;
    const other = others[0]?.[1];
    if (other) {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(x - other.x, y - other.y);
      if (before > 0) this.zoom(after / before, (x + other.x) / 2, (y + other.y) / 2);
      this.x += (x - last.x) / 2;
      this.y += (y - last.y) / 2;
      this.panning = false;
    } else {
      this.x += x - last.x;
      this.y += y - last.y;
      this.panning = true;
    }
    this.moved = true;
    return true;
  }

  /** True if the finger hardly moved: a tap. */
  up(id: number): boolean {
    const known = this.fingers.delete(id);
    if (!this.fingers.size) this.panning = false;
    return known && this.travelled < 8 && !this.fingers.size;
  }
}
