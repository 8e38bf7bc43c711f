import { Button } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { Notice } from "../../shared/clients/Notice";
import { type ApiKey, isViewKey } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { CopyLine } from "../../shared/ui/CopyLine";
import { DialogFrame } from "../../shared/ui/DialogFrame";
import { uiTexts } from "../../shared/ui/uiTexts";
import { KeyLinks } from "./KeyLinks";

/** A key that was just made: a full one this once, a view-only one with what can be done by it. */
export function MadeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useT(apiKeysTexts);
  const ui = useT(uiTexts);
  const isForgotten = !isViewKey(apiKey);
  return (
    <DialogFrame
      title={t(isForgotten ? "madeFull" : "madeView")}
      size="lg"
      isBusy={false}
      closeOnInteractOutside={!isForgotten}
      closeOnEscape={!isForgotten}
      onClose={onClose}
      footer={<Button onClick={onClose}>{ui("close")}</Button>}
    >
      {isForgotten ? (
        <>
          <Notice kind="warning">{t("once")}</Notice>
          <CopyLine isSecret label={t("key")} value={apiKey.key ?? ""} />
        </>
      ) : (
        <KeyLinks apiKey={apiKey} />
      )}
    </DialogFrame>
  );
}
