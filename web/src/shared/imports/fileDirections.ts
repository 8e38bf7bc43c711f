import type { Direction } from "@obcestje/contract/directionNames.js";
import type { ImportOptionsInput } from "../../graphql/generated";
import type { Understanding } from "./importFile";

const opposite = { incoming: "outgoing", outgoing: "incoming" } as const;

const isDirection = (value: unknown): value is Direction => value === "incoming" || value === "outgoing";

/** Where a file says its directions: in a column's values, in the signs of speeds, or in names of columns. */
type Where = "values" | "signs" | "columns";

export function whereDirectionsAre({ columns, records }: Understanding): Where {
  if (columns.some(({ role }) => role === "direction")) return "values";
  return records === "readings" ? "signs" : "columns";
}

/** What values of directions mean: as chosen, otherwise as understood. Without those that are asked for. */
export function meaningsIn(
  { directions: told }: ImportOptionsInput,
  understanding: Understanding,
): Record<string, Direction> {
  const isSign = whereDirectionsAre(understanding) === "signs";
  const asked = new Set(understanding.questions.flatMap(askedOf));
  const shown = Object.entries(understanding.directions).flatMap(([value, understood]) => {
    const meaning: unknown = told?.[value] ?? understood;
    if (!isDirection(meaning) || asked.has(value)) return [];
    return isSign && value !== "+" && value !== "-" ? [] : [[value, meaning] as const];
  });
  return Object.fromEntries(shown);
}

const askedOf = ({ code, values }: Understanding["questions"][number]): readonly string[] =>
  code === "DIRECTION_BY_SIGN" ? ["+", "-"] : code === "DIRECTIONS" ? values : [];

/** Says what values mean. All that are shown are said with them, so that none is found anew. */
export function withDirections(
  options: ImportOptionsInput,
  understanding: Understanding,
  changes: Readonly<Record<string, Direction>>,
): ImportOptionsInput {
  const shown = meaningsIn(options, understanding);
  // Other spellings of the same value may have been said: what is said last counts.
  const others = Object.entries(options.directions ?? {}).filter(([value]) => !Object.hasOwn(shown, value));
  return { ...options, directions: { ...Object.fromEntries(others), ...shown, ...changes } };
}

/** Says the opposite of each direction, also of columns of which it is said. */
export function withSwappedDirections(
  options: ImportOptionsInput,
  understanding: Understanding,
): ImportOptionsInput {
  const shown = Object.entries(meaningsIn(options, understanding));
  const swapped = withDirections(
    options,
    understanding,
    Object.fromEntries(shown.map(([value, direction]) => [value, opposite[direction]])),
  );
  if (whereDirectionsAre(understanding) !== "columns" || !options.columns) return swapped;
  const columns = options.columns.map((column) =>
    isDirection(column.direction) ? { ...column, direction: opposite[column.direction] } : column,
  );
  return { ...swapped, columns };
}

/** The direction of a column of which nothing is said: its name's, which may be swapped since. */
export function columnDirection(
  options: ImportOptionsInput,
  understanding: Understanding,
  direction: string | null,
): string | null {
  if (!isDirection(direction) || whereDirectionsAre(understanding) !== "columns") return direction;
  const isSwapped = Object.entries(meaningsIn(options, understanding)).some(
    ([value, meaning]) => meaning !== understanding.directions[value],
  );
  return isSwapped ? opposite[direction] : direction;
}
