import { useState } from "react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import type { BulkFault } from "../bulk/bulkFault";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import type { ApiKey } from "./apiKey";
import { apiKeysTexts } from "./apiKeysTexts";
import { SitesField } from "./SitesField";
import { draftOf, type SiteDraft } from "./siteDraft";
import { useKeyChanges } from "./useKeyChanges";
import { useKeyFault } from "./useKeyFault";

type KeySitesProps = {
  apiKey: ApiKey;
  /** Refetches the keys. */
  onChanged: () => Promise<unknown>;
};

/** The sites that a key is limited to; each change is saved at once. */
export function KeySites({ apiKey, onChanged }: KeySitesProps) {
  const t = useT(apiKeysTexts);
  const faultsOf = useKeyFault();
  const { update, isBusy } = useKeyChanges(onChanged);
  const [entry, setEntry] = useState(draftOf([]));
  const [fault, setFault] = useState<BulkFault | null>(null);
  const draft = { ...entry, sites: apiKey.origins ?? [] };
  const faults = faultsOf(fault, ["origins"], t("saveLost"));
  const change = async (next: SiteDraft) => {
    setFault(null);
    if (next.sites === draft.sites) return setEntry(next);
    const changed = await update(apiKey, { origins: [...next.sites] });
    if (changed === null) return;
    setFault(changed.fault);
    if (changed.fault !== null) return sayFailed(changed.fault, t("saveFailed"), `key:${apiKey.id}`);
    setEntry(next);
    toast.success(t("saved"), `key:${apiKey.id}`);
    void onChanged();
  };
  // If the sites are unknown, adding one would replace them.
  if (apiKey.origins === null) return untold;
  return (
    <SitesField
      draft={draft}
      onDraft={(next) => void change(next)}
      isBusy={isBusy}
      error={faults.at("origins") ?? faults.rest}
    />
  );
}
