import { useApolloClient } from "@apollo/client/react";
import { Button, Field, HStack, Stack, Textarea } from "@chakra-ui/react";
import { LONGEST_NOTES } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { ClientNotesDocument, UpdateClientNotesDocument } from "../../../graphql/operations/clientChanges";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { heldSave, requireHeldItem } from "../../../shared/merge/heldSave";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { AdminClient } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";

const toldOf = ({ etag, settings: { notes } }: Pick<AdminClient, "etag"> & NotesSetting) => ({
  fields: { notes },
  etag,
});
type NotesSetting = { settings: { notes: string | null } };

type NotesEditorProps = { client: AdminClient; onChanged: () => void; onClose: () => void };

/** Editor of a device's notes. The text survives a failed save, and leaving asks first. */
export function NotesEditor({ client, onChanged, onClose }: NotesEditorProps) {
  const t = useT(adminClientTexts);
  const bulk = useT(bulkTexts);
  const ui = useT(uiTexts);
  const { refreshOne } = useClients();
  const { change, isBusy } = useChange();
  const apollo = useApolloClient();
  const [opened] = useState(client);
  const before = opened.settings.notes ?? "";
  const [text, setText] = useState(before);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const isTooLong = text.length > LONGEST_NOTES;

  const save = async (): Promise<boolean> => {
    const notes = text.trim() === "" ? null : text.trim();
    const outcome = await heldSave({
      thing: { kind: "CLIENT", id: client.id },
      base: toldOf(opened),
      mine: { notes },
      read: async () => {
        const { data } = await apollo.query({
          query: ClientNotesDocument,
          variables: { id: client.id },
          fetchPolicy: "network-only",
        });
        return data?.client ? toldOf(data.client) : null;
      },
      send: async (_changed, ifMatch, merged) => {
        const items = [{ clientId: client.id, ...merged, ifMatch }];
        const changed = await change(UpdateClientNotesDocument, { items, dryRun: false });
        requireHeldItem(changed?.data?.updateClientNotes.results[0]?.error);
        return changed;
      },
      nameOf: () => t("notes"),
    });
    if (outcome.kind === "kept" || outcome.data === null) return false;
    const refused = outcome.data.data?.updateClientNotes.results[0]?.error ?? null;
    const problem =
      outcome.data.fault ?? (refused === null ? null : { kind: "refused" as const, error: refused });
    setFault(problem);
    if (problem !== null) {
      sayFailed(problem, bulk("notesFailed"), `notes:${client.id}`);
      return false;
    }
    toast.success(bulk("notesUpdated"), `notes:${client.id}`);
    onChanged();
    refreshOne(client.id).catch(() => undefined);
    return true;
  };
  const guard = useUnsavedGuard({ isDirty: text !== before, save });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) void save().then((isSaved) => isSaved && onClose());
      }}
    >
      {guard}
      <Stack gap="3">
        {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
        <MeanwhileNotice
          thing={{ kind: "CLIENT", id: client.id }}
          opened={opened}
          now={client}
          isEditing={text !== before && !isBusy}
        />
        <Field.Root invalid={isTooLong}>
          <Textarea
            autoFocus
            aria-label={t("notes")}
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Field.ErrorText>{t("notesTooLong")}</Field.ErrorText>
        </Field.Root>
        <HStack gap="2" justify="end">
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            size="sm"
            colorPalette="brand"
            disabled={isTooLong}
            loading={isBusy}
            loadingText={t("saveNotes")}
          >
            {t("saveNotes")}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
