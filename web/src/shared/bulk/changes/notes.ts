export type NotesMode = "replace" | "add";

/** A device's notes after a change; null if they are empty. */
export function notesAfter(before: string | null, mode: NotesMode, text: string): string | null {
  const own = text.trim();
  const kept = mode === "add" ? (before ?? "").trimEnd() : "";
  const after = kept === "" ? own : `${kept}\n${own}`;
  return after === "" ? null : after;
}
