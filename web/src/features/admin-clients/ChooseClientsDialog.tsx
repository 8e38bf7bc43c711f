import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import { bulkTexts } from "../../shared/bulk/bulkTexts";
import { ClientPicker } from "../../shared/bulk/ClientPicker";
import { type ClientChangeKind, isForOne } from "../../shared/bulk/clientChanges";
import type { ClientRow } from "../../shared/clients/clientRow";
import { DialogButtons, DialogFrame } from "../../shared/ui/DialogFrame";
import { adminClientsTexts } from "./adminClientsTexts";

type ChooseClientsDialogProps = {
  kind: ClientChangeKind;
  clients: readonly ClientRow[];
  onChosen: (clients: readonly ClientRow[]) => void;
  onClose: () => void;
};

export function ChooseClientsDialog({ kind, clients, onChosen, onClose }: ChooseClientsDialogProps) {
  const t = useT(adminClientsTexts);
  const bulk = useT(bulkTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isTooMany = isForOne(kind) && chosen.size > 1;
  return (
    <DialogFrame
      title={bulk(kind)}
      size="lg"
      isBusy={false}
      onClose={onClose}
      footer={
        <DialogButtons
          action={t("goOn")}
          disabled={chosen.size === 0 || isTooMany}
          onCancel={onClose}
          onClick={() => onChosen(clients.filter(({ id }) => chosen.has(id)))}
        />
      }
    >
      <Text textStyle="sm" color={isTooMany ? "fg.error" : "fg.muted"}>
        {t(isForOne(kind) ? "chooseOne" : "chooseSome")}
      </Text>
      <ClientPicker clients={clients} chosen={chosen} onChange={setChosen} />
    </DialogFrame>
  );
}
