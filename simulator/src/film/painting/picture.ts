/** Pixels from the left and from the top. */
export type Point = readonly [x: number, y: number];
/** 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Lines per row of pixels, so that slanting edges come out smooth. */
const LINES = 4;

/** A picture to paint on, RGBA. Polygons are tinted by its light; a white one changes nothing. */
export class Picture {
  readonly bytes: Uint8ClampedArray;
  /** The same memory, one number per pixel. */
  private readonly pixels: Uint32Array;
  private readonly left = new Float64Array(LINES);
  private readonly right = new Float64Array(LINES);

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly light: Colour = [255, 255, 255],
  ) {
    this.bytes = new Uint8ClampedArray(width * height * 4).fill(255);
    this.pixels = new Uint32Array(this.bytes.buffer);
  }

  /** Copies another picture of its size. */
  take({ pixels }: Picture): void {
    this.pixels.set(pixels);
  }

  fillRectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    for (let row = y; row < y + height; row++) this.fillRow(row, x, x + width, colour);
  }

  /** Fills a convex polygon. @param alpha opacity, 0 to 1 */
  fillPolygon(points: readonly Point[], colour: Colour, alpha = 1): void {
    let top = this.height;
    let bottom = 0;
    for (const [, y] of points) {
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const inLight = lit(colour, this.light);
    const last = Math.min(this.height, Math.ceil(bottom));
    for (let row = Math.max(0, Math.floor(top)); row < last; row++)
      this.fillSlice(points, row, inLight, alpha);
  }

  fillDisc([x, y]: Point, radius: number, colour: Colour): void {
    const corners = Math.max(8, Math.min(40, Math.round(radius * 2)));
    const points = Array.from({ length: corners }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / corners;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    this.fillPolygon(points, colour);
  }

  /** Changes each pixel's brightness by up to `strength`. */
  roughen(random: () => number, strength: number): void {
    for (let index = 0; index < this.bytes.length; index += 4) {
      const change = (random() * 2 - 1) * strength;
      for (let channel = index; channel < index + 3; channel++)
        this.bytes[channel] = (this.bytes[channel] ?? 0) + change;
    }
  }

  /** Fills the part of a polygon within one row of pixels. */
  private fillSlice(points: readonly Point[], row: number, colour: Colour, alpha: number): void {
    let outerLeft = this.width;
    let outerRight = 0;
    let innerLeft = 0;
    let innerRight = this.width;
    for (let line = 0; line < LINES; line++) {
      const [left, right] = crossings(points, row + (line + 0.5) / LINES);
      this.left[line] = left;
      this.right[line] = right;
      outerLeft = Math.min(outerLeft, Math.floor(left));
      outerRight = Math.max(outerRight, Math.ceil(right));
      innerLeft = Math.max(innerLeft, Math.ceil(left));
      innerRight = Math.min(innerRight, Math.floor(right));
    }
    const begin = Math.max(0, outerLeft);
    const end = Math.min(this.width, outerRight);
    const isSolid = alpha === 1 && innerLeft < innerRight;
    const solidBegin = isSolid ? innerLeft : end;
    const solidEnd = isSolid ? innerRight : end;
    for (let x = begin; x < Math.min(solidBegin, end); x++)
      this.blend(row, x, colour, alpha * this.coverage(x));
    if (isSolid) this.fillRow(row, innerLeft, innerRight, colour);
    for (let x = Math.max(begin, solidEnd); x < end; x++)
      this.blend(row, x, colour, alpha * this.coverage(x));
  }

  /** The share of a pixel within the slice, 0 to 1. */
  private coverage(x: number): number {
    let sum = 0;
    for (let line = 0; line < LINES; line++)
      sum += Math.max(0, Math.min(this.right[line] ?? 0, x + 1) - Math.max(this.left[line] ?? 0, x));
    return sum / LINES;
  }

  private blend(row: number, x: number, colour: Colour, share: number): void {
    const index = (row * this.width + x) * 4;
    for (let channel = 0; channel < 3; channel++) {
      const before = this.bytes[index + channel] ?? 0;
      this.bytes[index + channel] = before + ((colour[channel] ?? 0) - before) * share;
    }
  }

  private fillRow(row: number, begin: number, end: number, [red, green, blue]: Colour): void {
    if (row < 0 || row >= this.height) return;
    const start = row * this.width;
    const word = ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
    this.pixels.fill(word, start + Math.max(0, begin), start + Math.min(this.width, Math.max(0, end)));
  }
}

/** The ends of a convex polygon on a horizontal line; an empty stretch if it does not meet it. */
function crossings(points: readonly Point[], y: number): [left: number, right: number] {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let before = points.at(-1);
  for (const point of points) {
    if (before && before[1] <= y !== point[1] <= y) {
      const x = before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    before = point;
  }
  return [left, right];
}

/** A colour made lighter (above 1) or darker. */
export function shaded([red, green, blue]: Colour, by: number): Colour {
  const shade = (value: number) => Math.round(Math.min(255, value * by));
  return [shade(red), shade(green), shade(blue)];
}

function lit(colour: Colour, light: Colour): Colour {
  const of = (channel: 0 | 1 | 2) => Math.round((colour[channel] * light[channel]) / 255);
  return [of(0), of(1), of(2)];
}
