import { useApolloClient } from "@apollo/client/react";
import { Dialog, Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../form/TextField";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { deleteClients } from "../runs";
import type { ChangeProps } from "./changeProps";

/** To delete more devices than this, people must type their number. */
const withoutTyping = 3;

/** Deletes devices and all their data. */
export function DeleteClientsDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const count = clients.length;
  const [first] = clients;
  const mustType = count > withoutTyping;
  return (
    <ChangeDialog
      title={count === 1 ? t("deleteTitleOne", { name: first?.name ?? "" }) : t("deleteTitle", { count })}
      clients={clients}
      run={deleteClients(apollo)}
      isReady={!mustType || typed.trim() === String(count)}
      isTried={false}
      isDangerous
      initialFocusEl={mustType ? () => field.current : undefined}
      action={t("deleteAction")}
      says={{ done: t("deleted", { count }), failed: t("deleteFailed") }}
      onClose={onClose}
    >
      {count === 1 ? null : <ConcernedClients clients={clients} />}
      <Dialog.Description color="fg.muted">{t("deleteText")}</Dialog.Description>
      {mustType ? (
        <TextField label={t("deleteCount", { count })} error={undefined}>
          <Input
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </TextField>
      ) : null}
    </ChangeDialog>
  );
}
