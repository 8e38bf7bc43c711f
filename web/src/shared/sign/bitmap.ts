/** A picture of diodes: 1 is lit, row by row from the top. */
export type Bitmap = { readonly width: number; readonly height: number; readonly dots: Uint8Array };

/** A part of the panel, in pixels. */
export type Window = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function blankBitmap({ width, height }: { width: number; height: number }): Bitmap {
  return { width, height, dots: new Uint8Array(width * height) };
}

/** Picture from rows of "#" and other characters; all rows are as long as the first. */
export function bitmapOf(rows: readonly string[]): Bitmap {
  const dots = Uint8Array.from(rows.join(""), (dot) => (dot === "#" ? 1 : 0));
  return { width: rows[0]?.length ?? 0, height: rows.length, dots };
}

/** Places of lit diodes. */
export function litDots({ width, dots }: Bitmap): { x: number; y: number }[] {
  return [...dots.keys()]
    .filter((index) => dots[index] === 1)
    .map((index) => ({ x: index % width, y: Math.floor(index / width) }));
}
