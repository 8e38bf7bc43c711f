import { Button, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { deviceKeyTexts } from "../../../shared/clients/deviceKeyTexts";
import { Notice } from "../../../shared/clients/Notice";
import { CopyLine } from "../../../shared/ui/CopyLine";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { adminClientsTexts } from "../adminClientsTexts";
import { KeysExport } from "./KeysExport";
import { LostClients } from "./LostClients";
import type { Added } from "./newClients";

type NewClientsDialogProps = {
  added: Added;
  /** Ids of the clients that were there before. */
  known: ReadonlySet<string>;
  onClose: () => void;
};

/** The clients that were added with their keys, and what became of those that were not. */
export function NewClientsDialog({ added, known, onClose }: NewClientsDialogProps) {
  const t = useT(adminClientsTexts);
  const keys = useT(deviceKeyTexts);
  const ui = useT(uiTexts);
  const { made, wanted, fault, lost, groupFault } = added;
  const isOne = made.length === 1;
  const later = made.filter(({ id }) => id === null).length;
  return (
    <DialogFrame
      title={made.length === 0 ? t("addFailed") : t("added", { count: made.length })}
      size="lg"
      isBusy={false}
      closeOnInteractOutside={false}
      closeOnEscape={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>{ui("close")}</Button>}
    >
      {made.length > 0 ? <Notice kind="warning">{t(isOne ? "keyOnce" : "keysOnce")}</Notice> : null}
      {fault !== null && made.length > 0 ? (
        <Notice kind="error">{t("addedSome", { made: made.length, wanted: wanted.count })}</Notice>
      ) : null}
      {fault?.kind === "refused" ? <BulkNotice fault={fault} isTrial={false} /> : null}
      {lost === null ? null : <LostClients name={lost} made={made} known={known} />}
      {groupFault === null ? null : <Notice kind="error">{t("notInGroup")}</Notice>}
      {later === 0 ? null : (
        <Notice kind="warning">
          {t("shownLater", { count: later })}
          {wanted.groupId === null ? null : ` ${t("groupLater", { count: later })}`}
        </Notice>
      )}
      {made.length > 1 ? <KeysExport made={made} /> : null}
      {made.map(({ guid, name, key }) => (
        <Stack
          key={guid}
          as="section"
          aria-label={name}
          gap="3"
          borderTopWidth={isOne ? "0" : "1px"}
          pt={isOne ? "0" : "3"}
        >
          {isOne ? null : <Text fontWeight="medium">{name}</Text>}
          <CopyLine isSecret label={keys("guid")} value={guid} />
          <CopyLine isSecret label={keys("key")} value={key} />
        </Stack>
      ))}
    </DialogFrame>
  );
}
