import { type ReactNode, useState } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router-dom";
import { UnsavedDialog } from "./UnsavedDialog";
import { useHoldUnsaved } from "./useHoldUnsaved";

type Unsaved = {
  isDirty: boolean;
  /** Saves; false where that failed, and the visitor had better stay. */
  save: () => Promise<boolean>;
  /** What counts as leaving, where it is not another page: a change of tab, say. */
  leaves?: (from: Location, to: Location) => boolean;
};

const toAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/**
 * Asks before unsaved changes are lost: on the way to another page, and when the browser's tab closes or loads
 * anew. Gives the dialog, which the page puts anywhere: `const dialog = useUnsavedGuard({ isDirty, save })`.
 */
export function useUnsavedGuard({ isDirty, save, leaves = toAnotherPage }: Unsaved): ReactNode {
  const [isSaving, setSaving] = useState(false);
  useHoldUnsaved(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation),
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  if (blocker.state !== "blocked") return null;

  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await save().catch(() => false);
    setSaving(false);
    if (isSaved) blocker.proceed();
    else blocker.reset();
  };
  return (
    <UnsavedDialog
      isSaving={isSaving}
      onSave={saveAndLeave}
      onDiscard={() => blocker.proceed()}
      onStay={() => blocker.reset()}
    />
  );
}
