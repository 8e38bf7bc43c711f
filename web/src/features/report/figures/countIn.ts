import type { ClientReport } from "../reportContext";

/**
 * How the counts of a column are written: a day without a report is called one, but where a whole column is empty
 * nobody says why.
 */
export function countIn(
  column: readonly (number | null)[],
  { t, number }: Pick<ClientReport, "t" | "number">,
): (value: number | null) => string {
  const isTold = column.some((value) => value !== null);
  return (value) => (value === null && isTold ? t("noValue") : number(value));
}
