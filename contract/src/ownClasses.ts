import { type Fault, type FaultCode, faultOf } from "./faults.js";
import { FINER_LENGTHS, LENGTH_BORDERS, SPEED_BORDERS } from "./limits/ranges.js";

/** A class of speeds or lengths of a group's own. It begins where the one before ends. */
export interface OwnClass {
  /** Speeds: the highest, whole km/h, included. Lengths: metres, not included. null: without an end, the last. */
  to: number | null;
  /** What the group calls it. */
  name: string | null;
}

export type ClassAxis = "speeds" | "lengths";

/** Classes by what they divide; null: no own ones. */
export type OwnClasses = Readonly<Record<ClassAxis, readonly OwnClass[] | null>>;

/** True if stored hours tell the vehicles on either side of a length, metres. */
export const isLengthBorder = (metres: number): boolean =>
  FINER_LENGTHS.some((finer) => finer === metres) ||
  (Number.isInteger(metres) && metres >= LENGTH_BORDERS.min && metres <= LENGTH_BORDERS.max);

/**
 * The fault of a border between two classes; null if it is none.
 * @param before the border before it
 */
export function borderFault(
  axis: ClassAxis,
  border: number,
  before: number | undefined,
): Fault<FaultCode> | null {
  const { min, max } = SPEED_BORDERS;
  if (axis === "lengths" && !isLengthBorder(border)) return faultOf("NOT_A_LENGTH_BORDER", LENGTH_BORDERS);
  if (axis === "speeds" && !Number.isInteger(border)) return faultOf("NOT_INTEGER");
  if (axis === "speeds" && border < min) return faultOf("TOO_SMALL", { min });
  if (axis === "speeds" && border > max) return faultOf("TOO_LARGE", { max });
  return before !== undefined && border <= before ? faultOf("NOT_ABOVE", { limit: before }) : null;
}
