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

/**
 * How letters are written, as chosen or understood; null: it does not matter. One that was chosen stays, even where
 * nothing could be read with it.
 */
export function encodingIn({ encoding }: ImportOptionsInput, understanding: Understanding): string | null {
  return understanding.format === "workbook" ? null : (encoding ?? understanding.encoding);
}
