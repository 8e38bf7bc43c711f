import type { ClientReport } from "../reportContext";

/** Formats the counts of a column: a day without a report is named as such; an empty column has unknown reasons. */
export function countIn(
  column: readonly (number | null)[],
  { t, number }: Pick<ClientReport, "t" | "number">,
): (value: number | null) => string {
  const isTold = column.some((value) => value !== null);
  return (value) => (value === null && isTold ? t("noValue") : number(value));
}
