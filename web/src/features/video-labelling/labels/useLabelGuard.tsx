import { type ReactNode, useEffect, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { UnsavedDialog } from "../../../shared/form/UnsavedDialog";
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOpen(book.read()) && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    const shown = book.read();
    if (isOpen(shown) && (shown.standing !== "saving" || shown.isPlateUnsaved)) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isCurrent = true;
    void book.settled().then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) blocker.proceed();
      else setAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, book]);
  if (blocker.state !== "blocked" || !isAsking) return null;

  const leave = () => {
    setAsking(false);
    blocker.proceed();
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
        blocker.reset();
      }}
    />
  );
}
