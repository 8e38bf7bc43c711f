import { useEffect } from "react";
import { unsaved } from "../session/unsaved";

/** Keeps the page after its session ends, while it has unsaved changes. */
export function useHoldUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? unsaved.hold() : undefined), [isDirty]);
}
