import type { ReactNode } from "react";
import { type Bitmap, litDots } from "./bitmap";
import type { Field } from "./geometry";

/** Lines without length; their round ends are the diodes. */
function pathOf(bitmap: Bitmap, { x: left, y: top, pitch }: Pick<Field, "x" | "y" | "pitch">): string {
  const at = (start: number, index: number) => Number((start + (index + 0.5) * pitch).toFixed(2));
  return litDots(bitmap)
    .map(({ x, y }) => `M${at(left, x)} ${at(top, y)}h0`)
    .join("");
}

type DiodesProps = { bitmap: Bitmap; field: Pick<Field, "x" | "y" | "pitch">; colour?: string };

/** A picture's lit diodes, for use inside an svg. */
export function Diodes({ bitmap, field, colour = "#ffb02e" }: DiodesProps): ReactNode {
  return (
    <path
      d={pathOf(bitmap, field)}
      stroke={colour}
      strokeWidth={Number((field.pitch * 0.86).toFixed(2))}
      strokeLinecap="round"
    />
  );
}
