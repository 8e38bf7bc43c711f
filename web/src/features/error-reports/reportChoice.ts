import type { ErrorReportRowFragment } from "../../graphql/generated";

export type ReportRow = ErrorReportRowFragment;

/** Those that wait for somebody come first. */
export const shows = ["open", "done", "all"] as const;
export type Show = (typeof shows)[number];

/** What the address asks for. */
export const showOf = (text: string | null): Show => shows.find((known) => known === text) ?? "open";

/** As the API filters. */
export const doneOf = (show: Show): boolean | null => (show === "all" ? null : show === "done");

/** A page of this portal; what else stands there is text alone. */
export const isOwnPage = (page: string): boolean => /^\/(?![/\\])/.test(page);

/** Letters and lines that a message shows at most before it is unfolded. */
const [mostLetters, mostLines] = [400, 6];

export const isLong = (message: string): boolean =>
  message.length > mostLetters || message.split("\n").length > mostLines;
