import { Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import type { BulkFault } from "../../shared/bulk/bulkFault";
import { Notice } from "../../shared/clients/Notice";
import { FormDialog } from "../../shared/form/FormDialog";
import { TextField } from "../../shared/form/TextField";
import { type ApiKey, keyName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { useKeyChanges } from "../../shared/keys/useKeyChanges";
import { useKeyFault } from "../../shared/keys/useKeyFault";
import { MeanwhileNotice } from "../../shared/merge/MeanwhileNotice";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { uiTexts } from "../../shared/ui/uiTexts";
import { useNameFault } from "./useNameFault";

type RenameDialogProps = {
  /** As it is now. */
  apiKey: ApiKey;
  onChanged: () => void;
  onClose: () => void;
};

export function RenameDialog({ apiKey, onChanged, onClose }: RenameDialogProps) {
  const t = useT(apiKeysTexts);
  const ui = useT(uiTexts);
  const faultsOf = useKeyFault();
  const nameFault = useNameFault();
  const { update } = useKeyChanges(async () => onChanged());
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(apiKey.name ?? "");
  const [opened] = useState(apiKey);
  const [isTried, setTried] = useState(false);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const faults = faultsOf(fault, ["name"], t("saveLost"));
  const wrong = nameFault(name) ?? (name.trim() === "" ? ui("faultMissing") : undefined);
  const save = async () => {
    setTried(true);
    if (wrong !== undefined) {
      field.current?.focus();
      return false;
    }
    const changed = await update(opened, { name: name.trim() });
    if (changed === null) return false;
    setFault(changed.fault);
    if (changed.fault !== null) {
      sayFailed(changed.fault, t("saveFailed"), `key:${opened.id}`);
      return false;
    }
    toast.success(t("saved"), `key:${opened.id}`);
    onChanged();
    return true;
  };
  return (
    <FormDialog
      title={t("renameOf", { name: keyName(t, opened) })}
      action={t("rename")}
      isDirty={name !== (opened.name ?? "")}
      firstField={field}
      notice={(isEditing) => (
        <MeanwhileNotice
          thing={{ kind: "API_KEY", id: opened.id }}
          opened={opened}
          now={apiKey}
          isEditing={isEditing}
        />
      )}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={t("name")} required error={(isTried ? wrong : undefined) ?? faults.at("name")}>
        <Input
          ref={field}
          value={name}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            setFault(null);
          }}
        />
      </TextField>
      {faults.rest === undefined ? null : <Notice kind="error">{faults.rest}</Notice>}
    </FormDialog>
  );
}
