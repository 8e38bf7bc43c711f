import type { Column } from "../understanding.js";
import { withRole } from "./findings.js";
import type { Profile } from "./profile.js";

const HALF = /^[ap]\.?\s?m\.?$/i;
/** Hours that no clock with AM and PM shows, and a half that stands in the cell itself. */
const WHOLE_DAY = /(?:^|[\sT])(?:00?|1[3-9]|2[0-4])[:.h]\d|[ap]\.?\s?m\.?$/i;

/** True if values of times are of a clock with twelve hours. */
function areHalf({ values, numbers, filled, min, max }: Profile): boolean {
  if (numbers === filled) return min >= 1 && max <= 12;
  return ![...values.keys()].some((value) => WHOLE_DAY.test(value));
}

/**
 * Finds a column that holds nothing but AM and PM beside a clock of twelve hours, which is read with it.
 * @returns the column of halves
 */
export function joinHalves(
  columns: readonly Column[],
  free: readonly Column[],
  profileOf: (column: Column) => Profile,
): Column | null {
  const half = free.find((column) => {
    const values = [...profileOf(column).values.keys()];
    return values.length > 0 && values.every((value) => HALF.test(value));
  });
  const clock = withRole(columns, "clock")[0] ?? withRole(columns, "time")[0];
  if (!half || !clock || !areHalf(profileOf(clock))) return null;
  clock.of = half.index;
  clock.timeForm = "text";
  return half;
}
