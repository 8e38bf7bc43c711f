import { useEffect } from "react";
import { unsaved } from "../session/unsaved";

/** Has the page outlast its session while something on it is unsaved. */
export function useHoldUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? unsaved.hold() : undefined), [isDirty]);
}
