import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBeforeUnload } from "react-router-dom";
import { useLeaveGuard } from "../leaving/useLeaveGuard";
import { UnsavedDialog, type UnsavedWords } from "./UnsavedDialog";
import { useHoldUnsaved } from "./useHoldUnsaved";

type DialogWithChanges = {
  isDirty: boolean;
  /** Saves; false on failure, which keeps the dialog open. */
  save: () => Promise<boolean>;
  onClose: () => void;
  /** Texts of the question, if `save` stores nothing by itself. */
  words?: UnsavedWords;
  /** Saving may lead to another page: then the page alone is asked. */
  leadsOn?: boolean;
};

type DialogGuard = {
  /** Closes the dialog, or asks first. */
  close: () => void;
  /** Saves, and closes on success. */
  saveAndClose: () => Promise<void>;
  isSaving: boolean;
  /** The question's dialog; render it in the dialog. */
  question: ReactNode;
};

/**
 * Asks before a dialog with unsaved changes closes: by its own buttons, by going back in the browser (which
 * closes the dialog and leaves the page behind it in place), and when the browser's tab closes.
 */
export function useDialogGuard({ isDirty, save, onClose, words, leadsOn }: DialogWithChanges): DialogGuard {
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isClosing = useRef(false);
  useHoldUnsaved(isDirty);

  const leave = () => {
    isClosing.current = true;
    onClose();
  };
  const saveAndClose = async () => {
    setSaving(true);
    const isSaved = await save().catch(() => false);
    setSaving(false);
    setAsking(false);
    if (isSaved) leave();
  };
  const question = (
    <>
      {isDirty && !(leadsOn && isSaving) ? (
        <BackBlock isClosing={() => isClosing.current} onBack={() => setAsking(true)} />
      ) : null}
      {isAsking ? (
        <UnsavedDialog
          words={words}
          isSaving={isSaving}
          onSave={() => void saveAndClose()}
          onDiscard={leave}
          onStay={() => setAsking(false)}
        />
      ) : null}
    </>
  );
  const close = () => {
    if (isSaving) return;
    if (isDirty) setAsking(true);
    else leave();
  };
  return { close, saveAndClose, isSaving, question };
}

type BackBlockProps = { isClosing: () => boolean; onBack: () => void };

/** Rendered only while something is unsaved, so it is asked before the guards of the page. */
function BackBlock({ isClosing, onBack }: BackBlockProps) {
  const heldUp = useLeaveGuard(() => !isClosing());
  useBeforeUnload((event) => {
    if (!isClosing()) event.preventDefault();
  });
  useEffect(() => {
    if (heldUp === null) return;
    heldUp.stay();
    onBack();
  }, [heldUp, onBack]);
  return null;
}
