import type { CSSProperties } from "react";

/** A figure that its cell shows with a bar beside it, on the scale of its column. */
export type BarCell = {
  /** As it is read. */
  text: string;
  /** Null has no bar. */
  value: number | null;
  /** What the longest bar of the column stands for. */
  most: number;
  /** A value to hold it against, as a tick on the bar's scale. */
  mark?: number;
};

type BarStyle = CSSProperties & { "--bar"?: string; "--mark"?: string };

const share = (part: number, whole: number) => (whole > 0 ? (part / whole).toFixed(4) : "0");

/** What the cell's style draws the bar from: shares of the scale. One element a bar would be what printing costs. */
export function barStyle({ value, most, mark }: BarCell): BarStyle {
  return {
    ...(value !== null && { "--bar": share(value, most) }),
    ...(mark !== undefined && { "--mark": share(mark, most) }),
  };
}
