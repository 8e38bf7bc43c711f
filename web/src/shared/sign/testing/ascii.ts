import type { Bitmap } from "../bitmap";

/** A picture as rows of "#" and ".". */
export function asciiOf({ width, height, dots }: Bitmap): string[] {
  return Array.from({ length: height }, (_, y) =>
    [...dots.subarray(y * width, (y + 1) * width)].map((dot) => (dot === 1 ? "#" : ".")).join(""),
  );
}

/** The lit part of a picture, and its start. */
export function inkOf(bitmap: Bitmap): { left: number; top: number; rows: string[] } {
  const rows = asciiOf(bitmap);
  const inked = [...rows.keys()].filter((y) => rows[y]?.includes("#"));
  const top = inked[0] ?? 0;
  const lefts = rows.flatMap((row) => (row.includes("#") ? [row.indexOf("#")] : []));
  const left = Math.min(...lefts, bitmap.width);
  const right = Math.max(...rows.map((row) => row.lastIndexOf("#")));
  return {
    left,
    top,
    rows: rows.slice(top, (inked.at(-1) ?? -1) + 1).map((row) => row.slice(left, right + 1)),
  };
}
