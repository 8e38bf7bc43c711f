import type { ImportState, ImportsQuery, ImportWholeQuery } from "../../graphql/generated";

/** A file in the list of a device's imports. */
export type ImportRow = NonNullable<NonNullable<ImportsQuery["client"]>["imports"]>[number];
/** The same with all that is known of it. */
export type ImportWhole = NonNullable<ImportWholeQuery["import"]>;
export type Understanding = NonNullable<ImportWhole["understanding"]>;
export type ImportColumn = Understanding["columns"][number];
export type ImportQuestion = Understanding["questions"][number];
export type ImportLook = NonNullable<ImportWhole["look"]>;

/** What is told of a file, by its code. */
export type Remark = { code: string; params: Record<string, unknown>; message: string };

/** Whose device it is, and by whose clock its times are shown. */
export type ImportClient = { id: string; timeZone: string };

const moving: ReadonlySet<ImportState> = new Set(["UPLOADED", "APPLYING", "UNDOING"]);
const drafts: ReadonlySet<ImportState> = new Set(["UPLOADED", "ASKING", "UNREADABLE", "READ"]);

/** Whether the platform is at work on it by itself. */
export const isMoving = ({ state }: Pick<ImportRow, "state">): boolean => moving.has(state);

/** Whether it does not count yet, and may never: somebody is to say what becomes of it. */
export const isDraft = ({ state }: Pick<ImportRow, "state">): boolean => drafts.has(state);

/** Whether somebody is at work on it: it is shown whole. */
export const isInWork = (row: Pick<ImportRow, "state">): boolean => isDraft(row) || row.state === "APPLYING";
