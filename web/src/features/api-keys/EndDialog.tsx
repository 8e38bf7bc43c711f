import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import type { BulkFault } from "../../shared/bulk/bulkFault";
import { Notice } from "../../shared/clients/Notice";
import { FormDialog } from "../../shared/form/FormDialog";
import { type ApiKey, keyName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { endOfLastDay, lastDayOf } from "../../shared/keys/keyEnd";
import { useKeyChanges } from "../../shared/keys/useKeyChanges";
import { useKeyFault } from "../../shared/keys/useKeyFault";
import { MeanwhileNotice } from "../../shared/merge/MeanwhileNotice";
import { useNow } from "../../shared/time/useNow";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { EndField } from "./EndField";

type EndDialogProps = {
  /** As it is now. */
  apiKey: ApiKey;
  onChanged: () => void;
  onClose: () => void;
};

/** Sets when a key ends by itself, or that it does not. */
export function EndDialog({ apiKey, onChanged, onClose }: EndDialogProps) {
  const t = useT(apiKeysTexts);
  const faultsOf = useKeyFault();
  const now = useNow(60_000);
  const { update } = useKeyChanges(async () => onChanged());
  const [opened] = useState(apiKey);
  const before = lastDayOf(opened.expireDate);
  const [lastDay, setLastDay] = useState(before);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const faults = faultsOf(fault, ["expireDate"], t("saveLost"));
  const set = (day: string) => {
    setLastDay(day);
    setFault(null);
  };
  const save = async () => {
    // A script may have set an end within that day: unchanged, it stays.
    if (lastDay === before) return true;
    const expireDate = lastDay === "" ? null : endOfLastDay(lastDay, now);
    if (lastDay !== "" && expireDate === null) return false;
    const changed = await update(opened, { expireDate });
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
      title={t("endOf", { name: keyName(t, opened) })}
      action={t("saveEnd")}
      isDirty={lastDay !== before}
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
      <EndField lastDay={lastDay} onChange={set} error={faults.at("expireDate")} />
      {lastDay === "" ? null : (
        <Box>
          <Button size="sm" variant="outline" onClick={() => set("")}>
            {t("withoutEnd")}
          </Button>
        </Box>
      )}
      {faults.rest === undefined ? null : <Notice kind="error">{faults.rest}</Notice>}
    </FormDialog>
  );
}
