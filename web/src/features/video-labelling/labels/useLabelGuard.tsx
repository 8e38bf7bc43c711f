import { type ReactNode, useEffect, useState } from "react";
import { useBeforeUnload } from "react-router-dom";
import { UnsavedDialog } from "../../../shared/form/UnsavedDialog";
import { useLeaveGuard } from "../../../shared/leaving/useLeaveGuard";
import type { BookView, LabelBook } from "./labelBook";

const isOpen = ({ standing }: BookView): boolean =>
  standing === "saving" || standing === "failing" || standing === "refused";

/**
 * Leaving the page waits for labels being saved; the person is asked only if they can't be saved. The browser's
 * own question appears if closing the tab could lose labels: saves fail, or a plate is not acknowledged yet.
 */
export function useLabelGuard(book: LabelBook): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const heldUp = useLeaveGuard(
    ({ currentLocation, nextLocation }) =>
      isOpen(book.read()) && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    const shown = book.read();
    if (isOpen(shown) && (shown.standing !== "saving" || shown.isPlateUnsaved)) event.preventDefault();
  });
  useEffect(() => {
    if (heldUp === null) return;
    let isCurrent = true;
    void book.settled().then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) heldUp.proceed();
      else setAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [heldUp, book]);
  if (heldUp === null || !isAsking) return null;

  const leave = () => {
    setAsking(false);
    heldUp.proceed();
  };
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await book.settled();
    setSaving(false);
    if (isSaved) leave();
  };
  return (
    <UnsavedDialog
      isSaving={isSaving}
      onSave={saveAndLeave}
      onDiscard={() => {
        book.discard();
        leave();
      }}
      onStay={() => {
        setAsking(false);
        heldUp.stay();
      }}
    />
  );
}
