import type { ImportOptionsInput } from "../../graphql/generated";
import type { Understanding } from "./importFile";

/** The order of dates, as chosen or understood; null: it does not matter, or is asked for. */
export function dateOrderIn(
  { dateOrder }: ImportOptionsInput,
  { dateOrder: understood, questions }: Understanding,
): string | null {
  if (understood === null || questions.some(({ code }) => code === "DATE_ORDER")) return null;
  return dateOrder ?? understood;
}

/** What stands between cells, as chosen or understood; null: it does not matter. */
export function separatorIn({ separator }: ImportOptionsInput, understanding: Understanding): string | null {
  return understanding.format === "text" ? (separator ?? understanding.separator) : null;
}

/** With another separator: other columns come of it, so nothing that is said of columns holds. */
export function withSeparator(
  { columns: _columns, only: _only, ...options }: ImportOptionsInput,
  separator: string,
): ImportOptionsInput {
  return { ...options, separator };
}

/** The line that names columns, as chosen or understood; 0: there is none; null: it does not matter. */
export function headerLineIn(
  { headerLine }: ImportOptionsInput,
  understanding: Understanding,
): number | null {
  const { format } = understanding;
  return format === "text" || format === "workbook" ? (headerLine ?? understanding.headerLine) : null;
}

/**
 * How letters are written, as chosen or understood; null: it does not matter. One that was chosen stays, even where
 * nothing could be read with it.
 */
export function encodingIn({ encoding }: ImportOptionsInput, understanding: Understanding): string | null {
  return understanding.format === "workbook" ? null : (encoding ?? understanding.encoding);
}
