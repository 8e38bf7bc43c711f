import type { Direction } from "@obcestje/contract/directionNames.js";
import type { ImportOptionsInput } from "../../graphql/generated";
import type { Understanding } from "./importFile";

const opposite = { incoming: "outgoing", outgoing: "incoming" } as const;

const swapped = (meaning: Meaning): Meaning => (meaning === "leaveOut" ? meaning : opposite[meaning]);

const isDirection = (value: unknown): value is Direction => value === "incoming" || value === "outgoing";

/** What a value means; `leaveOut`: its lines are left out, as those of both directions together. */
export type Meaning = Direction | "leaveOut";

const meaningOf = (said: unknown): Meaning | null =>
  said === null ? "leaveOut" : isDirection(said) ? said : null;

const saidAs = (meanings: Readonly<Record<string, Meaning>>): Record<string, Direction | null> =>
  Object.fromEntries(
    Object.entries(meanings).map(([value, meaning]) => [value, meaning === "leaveOut" ? null : meaning]),
  );

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
): Record<string, Meaning> {
  const where = whereDirectionsAre(understanding);
  const asked = new Set(understanding.questions.flatMap(askedOf));
  const shown = Object.entries(understanding.directions).flatMap(([value, understood]) => {
    const meaning = meaningOf(told && Object.hasOwn(told, value) ? told[value] : understood);
    if (meaning === null || asked.has(value)) return [];
    if (meaning === "leaveOut" && where !== "values") return [];
    return where === "signs" && value !== "+" && value !== "-" ? [] : [[value, meaning] as const];
  });
  return Object.fromEntries(shown);
}

const askedOf = ({ code, values }: Understanding["questions"][number]): readonly string[] =>
  code === "DIRECTION_BY_SIGN" ? ["+", "-"] : code === "DIRECTIONS" ? values : [];

/** Says what values mean. All that are shown are said with them, so that none is found anew. */
export function withDirections(
  options: ImportOptionsInput,
  understanding: Understanding,
  changes: Readonly<Record<string, Meaning>>,
): ImportOptionsInput {
  const shown = meaningsIn(options, understanding);
  // Other spellings of the same value may have been said: what is said last counts.
  const others = Object.entries(options.directions ?? {}).filter(([value]) => !Object.hasOwn(shown, value));
  return { ...options, directions: { ...Object.fromEntries(others), ...saidAs({ ...shown, ...changes }) } };
}

/** Says the opposite of each direction, also of columns of which it is said. */
export function withSwappedDirections(
  options: ImportOptionsInput,
  understanding: Understanding,
): ImportOptionsInput {
  const shown = Object.entries(meaningsIn(options, understanding));
  const other = withDirections(
    options,
    understanding,
    Object.fromEntries(shown.map(([value, meaning]) => [value, swapped(meaning)])),
  );
  if (whereDirectionsAre(understanding) !== "columns" || !options.columns) return other;
  const columns = options.columns.map((column) =>
    isDirection(column.direction) ? { ...column, direction: opposite[column.direction] } : column,
  );
  return { ...other, columns };
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
