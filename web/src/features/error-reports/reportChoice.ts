import type { ErrorReportRowFragment } from "../../graphql/generated";

export type ReportRow = ErrorReportRowFragment;

/** Open ones first. */
export const shows = ["open", "done", "all"] as const;
export type Show = (typeof shows)[number];

/** Filter from the address. */
export const showOf = (text: string | null): Show => shows.find((known) => known === text) ?? "open";

/** Filter for the API. */
export const doneOf = (show: Show): boolean | null => (show === "all" ? null : show === "done");

/** True for a page of this portal; anything else is shown as plain text. */
export const isOwnPage = (page: string): boolean => /^\/(?![/\\])/.test(page);

/** Most letters and lines of a message before it is folded. */
const [mostLetters, mostLines] = [400, 6];

export const isLong = (message: string): boolean =>
  message.length > mostLetters || message.split("\n").length > mostLines;
