import { useState } from "react";
import { translatorOf, useT } from "../../../i18n/useT";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { apiKeysTexts } from "../../../shared/keys/apiKeysTexts";
import { useKeyChanges } from "../../../shared/keys/useKeyChanges";
import { useKeyFault } from "../../../shared/keys/useKeyFault";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { embedTexts } from "./embedTexts";

/** Target of a view-only key. */
export type KeyTarget = { clientId: string } | { groupId: string };

export type MakeViewKey = {
  make: (target: KeyTarget) => void;
  isBusy: boolean;
  /** Reason why none was made; undefined if nothing failed. */
  fault: string | undefined;
};

/** Makes the missing view-only key; shows its own result. */
export function useMakeViewKey(onLost: () => Promise<unknown>): MakeViewKey {
  const t = useT(embedTexts);
  const faultsOf = useKeyFault();
  const { create, isBusy } = useKeyChanges(onLost);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const make = async (target: KeyTarget) => {
    const made = await create({ ...target, viewOnly: true });
    if (made === null) return;
    setFault(made.fault);
    if (made.fault === null) toast.success(translatorOf(apiKeysTexts)("created"), "viewKey");
    else sayFailed(made.fault, t("keysFailed"), "viewKey");
  };
  return { make: (target) => void make(target), isBusy, fault: faultsOf(fault, [], t("createLost")).rest };
}
