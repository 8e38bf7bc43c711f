import { useApolloClient } from "@apollo/client/react";
import { Textarea } from "@chakra-ui/react";
import { LONGEST_NOTES } from "@obcestje/contract/limits/lengths.js";
import { useMemo, useState } from "react";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../form/TextField";
import { ChoiceGroup } from "../../ui/ChoiceGroup";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { updateNotes } from "../runs";
import type { ChangeProps } from "./changeProps";
import { type NotesMode, notesAfter } from "./notes";

/** Edits the notes of one device; for several devices it replaces them or appends a line. */
export function UpdateNotesDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const [first] = clients;
  const isOne = clients.length === 1;
  const [mode, setMode] = useState<NotesMode>(isOne ? "replace" : "add");
  const [text, setText] = useState((isOne ? first?.settings.notes : null) ?? "");
  const notes = useMemo(
    () => new Map(clients.map(({ id, settings }) => [id, notesAfter(settings.notes, mode, text)])),
    [clients, mode, text],
  );
  const isTooLong = [...notes.values()].some((one) => (one?.length ?? 0) > LONGEST_NOTES);
  return (
    <ChangeDialog
      title={isOne ? t("notesTitleOne", { name: first?.name ?? "" }) : t("updateNotes")}
      clients={clients}
      run={updateNotes(apollo, (id) => notes.get(id) ?? null)}
      wanted={[mode, text]}
      isReady={!isTooLong && (mode === "replace" || text.trim() !== "")}
      action={t("saveNotes")}
      says={{ done: t("notesUpdated"), failed: t("notesFailed") }}
      size={isOne ? undefined : "lg"}
      onClose={onClose}
    >
      {isOne ? null : (
        <>
          <ConcernedClients clients={clients} />
          <ChoiceGroup
            label={t("notesMode")}
            choices={[
              { value: "add", name: t("notesAdd") },
              { value: "replace", name: t("notesReplace") },
            ]}
            chosen={mode}
            onChoose={setMode}
          />
        </>
      )}
      <TextField
        label={t(mode === "add" ? "notesLine" : "notes")}
        error={isTooLong ? t("notesTooLong") : undefined}
        hint={!isOne && mode === "replace" ? t("notesReplaceHint") : undefined}
      >
        <Textarea
          rows={isOne ? 8 : 4}
          maxLength={LONGEST_NOTES}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </TextField>
    </ChangeDialog>
  );
}
