import type { ImportState, ImportsQuery, ImportWholeQuery } from "../../graphql/generated";

/** A file in the list of a device's imports. */
export type ImportRow = NonNullable<NonNullable<ImportsQuery["client"]>["imports"]>[number];
/** The same with all details. */
export type ImportWhole = NonNullable<ImportWholeQuery["import"]>;
export type Understanding = NonNullable<ImportWhole["understanding"]>;
export type ImportColumn = Understanding["columns"][number];
export type ImportQuestion = Understanding["questions"][number];
export type ImportLook = NonNullable<ImportWhole["look"]>;

/** A remark on a file, by its code. */
export type Remark = { code: string; params: Record<string, unknown>; message: string };

/** The device, with the time zone for its times. */
export type ImportClient = Pick<
  NonNullable<ImportsQuery["client"]>,
  "id" | "timeZone" | "directionNames" | "directionNamesSince"
>;

const moving: ReadonlySet<ImportState> = new Set(["UPLOADED", "APPLYING", "UNDOING"]);
const drafts: ReadonlySet<ImportState> = new Set(["UPLOADED", "ASKING", "UNREADABLE", "READ"]);

/** True while the platform works on it. */
export const isMoving = ({ state }: Pick<ImportRow, "state">): boolean => moving.has(state);

/** True if it does not count yet: somebody has to apply or discard it. */
export const isDraft = ({ state }: Pick<ImportRow, "state">): boolean => drafts.has(state);

/** True if somebody is working on it: it is shown in full. */
export const isInWork = (row: Pick<ImportRow, "state">): boolean => isDraft(row) || row.state === "APPLYING";
