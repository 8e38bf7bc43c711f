import type { NoteKind } from "../../graphql/generated";

/** Kinds of notes, in the order in which they are offered. */
export const noteKinds: readonly NoteKind[] = ["ROAD_WORKS", "EVENT", "SCHOOL_HOLIDAYS", "OTHER"];
