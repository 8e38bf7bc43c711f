import { Button } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { type ApiKey, isViewKey, keyName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { KeySites } from "../../shared/keys/KeySites";
import { RevokeKeysDialog } from "../../shared/keys/RevokeKeysDialog";
import { DialogFrame } from "../../shared/ui/DialogFrame";
import { uiTexts } from "../../shared/ui/uiTexts";
import { KeyLinks } from "./KeyLinks";
import type { KeyWork } from "./keyList";
import { RenameDialog } from "./RenameDialog";

type KeyDialogProps = {
  work: KeyWork;
  /** As it was when the dialog was asked for. */
  apiKey: ApiKey;
  /** All that are known now. */
  rows: readonly ApiKey[];
  onChanged: () => void;
  onClose: () => void;
};

/** What was asked for of one key. */
export function KeyDialog({ work, apiKey: asked, rows, onChanged, onClose }: KeyDialogProps) {
  const t = useT(apiKeysTexts);
  const ui = useT(uiTexts);
  const apiKey = rows.find(({ id }) => id === asked.id) ?? asked;
  const name = keyName(t, apiKey);
  if (work === "rename") return <RenameDialog apiKey={asked} onChanged={onChanged} onClose={onClose} />;
  if (work === "revoke") return <RevokeKeysDialog keys={[asked]} onRevoked={onChanged} onClose={onClose} />;
  return (
    <DialogFrame
      title={t(work === "links" ? "linksOf" : "sitesOf", { name })}
      size="lg"
      isBusy={false}
      closeOnInteractOutside={work === "links"}
      onClose={onClose}
      footer={
        <Button variant="outline" size="sm" onClick={onClose}>
          {ui("close")}
        </Button>
      }
    >
      {work === "sites" ? <KeySites apiKey={apiKey} onChanged={async () => onChanged()} /> : null}
      {work === "links" && isViewKey(apiKey) ? <KeyLinks apiKey={apiKey} /> : null}
    </DialogFrame>
  );
}
