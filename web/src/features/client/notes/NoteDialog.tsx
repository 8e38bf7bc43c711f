import { Button, Flex, Stack, Textarea } from "@chakra-ui/react";
import { LONGEST_NOTE_TEXT } from "@obcestje/contract/limits/lengths.js";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { CreateNoteDocument, DeleteNoteDocument } from "../../../graphql/operations/notes";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { DateField } from "../../../shared/dateField/DateField";
import { CheckLine } from "../../../shared/form/CheckLine";
import { DialogForm } from "../../../shared/form/FormDialog";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { TextField } from "../../../shared/form/TextField";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { HistoryButton } from "../../../shared/merge/HistoryButton";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import type { Note } from "../../../shared/notes/marks";
import { noteKinds } from "../../../shared/notes/noteKinds";
import { noteTexts } from "../../../shared/notes/noteTexts";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { SelectField } from "../../../shared/ui/SelectField";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { draftOf, type NoteDraft, newDraft, readDraft, withTimes } from "./noteDraft";
import { notesTexts } from "./notesTexts";
import { useNoteSave } from "./useNoteSave";

type NoteDialogProps = {
  client: { id: string; timeZone: string; groups: readonly { id: string; name: string }[] | null };
  /** The notes that the page shows now. */
  notes: readonly Note[] | undefined;
  /** The note that is edited, or the day (YYYY-MM-DD) that a new one begins with. */
  edited: Note | string;
  onDone: () => void;
  onClose: () => void;
};

/** A new note on time, or one that is edited or deleted. */
export function NoteDialog({ client, notes, edited, onDone, onClose }: NoteDialogProps) {
  const t = useT(notesTexts);
  const words = useT(noteTexts);
  const faultWords = useT(faultTexts);
  const { change, isBusy } = useChange();
  const [opened, setOpened] = useState(edited);
  const note = typeof opened === "string" ? null : opened;
  const zone = client.timeZone;
  const [first, setFirst] = useState<NoteDraft>(() =>
    typeof opened === "string" ? newDraft(opened) : draftOf(opened, zone),
  );
  const [draft, setDraft] = useState(first);
  const [groupId, setGroupId] = useState("");
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const about = note === null ? "note:new" : `note:${note.id}`;
  const read = readDraft(draft, zone);
  const enter = (part: Partial<NoteDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFault(null);
  };

  const saveChanged = useNoteSave(client, change, (now, merged) => {
    setOpened(now);
    setFirst(draftOf(now, zone));
    enter(merged);
  });
  const create = async () => {
    if ("faults" in read) return null;
    const subject = groupId === "" ? { clientId: client.id } : { groupId };
    return change(CreateNoteDocument, { ...subject, ...read.fields, dryRun: false });
  };
  const finish = (done: string, failed: string, result: { fault: BulkFault | null } | null): boolean => {
    if (result === null) return false;
    setFault(result.fault);
    if (result.fault !== null) {
      sayFailed(result.fault, failed, about);
      return false;
    }
    toast.success(done, about);
    onDone();
    return true;
  };
  const save = async (): Promise<boolean> => {
    setTried(true);
    if ("faults" in read) {
      if (read.faults.text) textField.current?.focus();
      return false;
    }
    if (note === null) return finish(t("added"), t("notSaved"), await create());
    return finish(t("saved"), t("notSaved"), await saveChanged(note, draft));
  };
  const remove = async ({ id }: Note) => {
    const result = await change(DeleteNoteDocument, { id, dryRun: false });
    setAsked(false);
    if (finish(t("deleted"), t("notDeleted"), result)) onClose();
  };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  const { close, saveAndClose, question } = useDialogGuard({
    isDirty,
    save,
    onClose,
  });
  const said = (field: "text" | "from" | "to") => {
    const own = isTried && "faults" in read ? read.faults[field] : undefined;
    if (own !== undefined) return t(own);
    const refused = fault?.kind === "refused" ? fault.error.fields : null;
    const found = refused?.find(({ path }) => path.replace(/^input\./, "") === field);
    return found && faultText(faultWords, found);
  };
  const isPlaced = (["text", "from", "to"] as const).some((field) => said(field) !== undefined);
  const now = notes?.find(({ id }) => id === note?.id) ?? null;
  const groups = client.groups ?? [];
  return (
    <DialogForm
      title={t(note === null ? "addTitle" : "editTitle")}
      action={note === null ? t("add") : t("save")}
      isBusy={isBusy}
      closeOnInteractOutside={false}
      onSubmit={() => void saveAndClose()}
      onClose={close}
      initialFocusEl={() => textField.current}
      aside={
        note === null ? null : (
          <Button
            variant="ghost"
            colorPalette="red"
            me="auto"
            disabled={isBusy}
            onClick={() => setAsked(true)}
          >
            <Trash2 aria-hidden />
            {t("delete")}
          </Button>
        )
      }
      after={
        <>
          {note === null ? null : (
            <Flex pt="4">
              <HistoryButton
                thing={{ kind: "NOTE", id: note.id }}
                etag={(now ?? note).etag}
                isDirty={isDirty}
                onRestored={(isRestored) => {
                  onDone();
                  if (isRestored) onClose();
                }}
              />
            </Flex>
          )}
          {question}
          <OvertakenHost />
          {isAsked && note !== null ? (
            <ConfirmDialog
              title={t("delete")}
              text={t("deleteSure", { text: note.text })}
              action={t("delete")}
              isDangerous
              isBusy={isBusy}
              onConfirm={() => void remove(note)}
              onCancel={() => setAsked(false)}
            />
          ) : null}
        </>
      }
    >
      {note === null ? null : (
        <MeanwhileNotice
          thing={{ kind: "NOTE", id: note.id }}
          opened={note}
          now={now}
          isEditing={isDirty && !isBusy}
        />
      )}
      {fault === null || isPlaced ? null : <BulkNotice fault={fault} isTrial={false} />}
      <TextField label={t("what")} required error={said("text")} hint={t("whatHint")}>
        <Textarea
          ref={textField}
          rows={2}
          maxLength={LONGEST_NOTE_TEXT}
          value={draft.text}
          onChange={({ target }) => enter({ text: target.value })}
        />
      </TextField>
      <SelectField
        label={t("kind")}
        options={noteKinds.map((kind) => ({ value: kind, label: words(kind) }))}
        chosen={draft.kind}
        onChoose={(kind) => enter({ kind })}
      />
      <Stack direction={{ base: "column", sm: "row" }} gap="4">
        {(["from", "to"] as const).map((end) => (
          <TextField
            key={end}
            label={t(end)}
            error={said(end)}
            {...(end === "to" ? { hint: draft.withTime ? t("zone", { zone }) : t("toHint") } : {})}
          >
            <DateField
              form={draft.withTime ? "dateTime" : "date"}
              zone={zone}
              value={draft[end]}
              onChange={(wall) => enter({ [end]: wall })}
            />
          </TextField>
        ))}
      </Stack>
      <CheckLine
        label={t("withTime")}
        hint={t("withTimeHint")}
        checked={draft.withTime}
        onChange={({ target }) => enter(withTimes(draft, target.checked))}
      />
      {note !== null || groups.length === 0 ? null : (
        <SelectField
          label={t("about")}
          options={[
            { value: "", label: t("onlyHere") },
            ...groups.map(({ id, name }) => ({ value: id, label: t("group", { name }) })),
          ]}
          chosen={groupId}
          onChoose={setGroupId}
        />
      )}
    </DialogForm>
  );
}
