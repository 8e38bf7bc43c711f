import { useApolloClient } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { CreateDeviceKeyDocument } from "../../graphql/operations/deviceKey";
import { useT } from "../../i18n/useT";
import { BulkNotice } from "../bulk/BulkNotice";
import { type BulkFault, faultOf } from "../bulk/bulkFault";
import { useLock } from "../change/useLock";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { CopyLine } from "../ui/CopyLine";
import { DialogFrame } from "../ui/DialogFrame";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { uiTexts } from "../ui/uiTexts";
import { deviceKeyTexts } from "./deviceKeyTexts";
import { Notice } from "./Notice";

type DeviceKeyDialogProps = {
  client: { id: string; guid: string; name: string };
  onClose: () => void;
};

/** Gives a device a new key, once somebody confirmed that the old one ends. The key is shown only this once. */
export function DeviceKeyDialog({ client, onClose }: DeviceKeyDialogProps) {
  const t = useT(deviceKeyTexts);
  const ui = useT(uiTexts);
  const apollo = useApolloClient();
  const [key, setKey] = useState<string | null>(null);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const lock = useLock();
  // The platform keeps no key in plain text, so a repeated call makes another key: two calls must never run at once.
  const make = async () => {
    if (!lock.take("make")) return;
    setBusy(true);
    let made: string | null = null;
    const about = `deviceKey:${client.id}`;
    try {
      const input = { clientId: client.id, purpose: "DEVICE" as const };
      const { data } = await apollo.mutate({ mutation: CreateDeviceKeyDocument, variables: { input } });
      made = data?.createDeviceKey.key ?? null;
      setKey(made);
      setFault(made === null ? { kind: "lost" } : null);
      if (made !== null) toast.settle(about);
    } catch (error) {
      setFault(faultOf(error));
      sayFailed(error, t("failed"), about);
    }
    setBusy(false);
    lock.release(made !== null);
  };
  if (key === null)
    return (
      <ConfirmDialog
        title={t("title", { name: client.name })}
        text={t("text")}
        action={t("action")}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void make()}
        onCancel={onClose}
      >
        {fault?.kind === "lost" ? <Notice kind="error">{t("lost")}</Notice> : null}
        {fault?.kind === "refused" ? <BulkNotice fault={fault} isTrial={false} /> : null}
      </ConfirmDialog>
    );
  return (
    <DialogFrame
      title={t("made", { name: client.name })}
      isBusy={false}
      closeOnInteractOutside={false}
      closeOnEscape={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>{ui("close")}</Button>}
    >
      <Notice kind="warning">{t("once")}</Notice>
      <CopyLine isSecret label={t("guid")} value={client.guid} />
      <CopyLine isSecret label={t("key")} value={key} />
    </DialogFrame>
  );
}
