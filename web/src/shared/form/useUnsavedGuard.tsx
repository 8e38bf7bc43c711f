import { type ReactNode, useState } from "react";
import { type Location, useBeforeUnload } from "react-router-dom";
import { useLeaveGuard } from "../leaving/useLeaveGuard";
import { UnsavedDialog } from "./UnsavedDialog";
import { useHoldUnsaved } from "./useHoldUnsaved";

type Unsaved = {
  isDirty: boolean;
  /** Saves; false on failure, which should keep the person on the page. */
  save: () => Promise<boolean>;
  /** Returns true if a navigation counts as leaving; default: any other page. A tab change may count, for example. */
  leaves?: (from: Location, to: Location) => boolean;
};

const toAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/**
 * Asks before unsaved changes are lost: on the way to another page, and when the browser's tab closes or
 * reloads. Returns the dialog, which the page can render anywhere: `const dialog = useUnsavedGuard({ isDirty,
 * save })`.
 */
export function useUnsavedGuard({ isDirty, save, leaves = toAnotherPage }: Unsaved): ReactNode {
  const [isSaving, setSaving] = useState(false);
  useHoldUnsaved(isDirty);
  const heldUp = useLeaveGuard(
    ({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation),
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  if (heldUp === null) return null;

  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await save().catch(() => false);
    setSaving(false);
    if (isSaved) heldUp.proceed();
    else heldUp.stay();
  };
  return (
    <UnsavedDialog
      isSaving={isSaving}
      onSave={saveAndLeave}
      onDiscard={() => heldUp.proceed()}
      onStay={() => heldUp.stay()}
    />
  );
}
