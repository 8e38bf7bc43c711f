import { useApolloClient } from "@apollo/client/react";
import { type RefObject, useState } from "react";
import { MoveClientDocument } from "../../../graphql/operations/places";
import { refetchActive } from "../../../graphql/refetch";
import { translatorOf } from "../../../i18n/useT";
import { type BulkFault, faultOf } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { followingTexts } from "../../../shared/config/followingTexts";
import { isOvertaken } from "../../../shared/merge/heldSave";
import { overtakenTexts } from "../../../shared/merge/overtakenTexts";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { LimitOrder } from "./LimitFollows";
import type { MovedDevice } from "./moveChoice";
import type { MoveInput } from "./moveInput";
import { placesTexts } from "./placesTexts";
import type { Stay } from "./useStays";

type Shown = {
  device: Pick<MovedDevice, "id">;
  input: MoveInput | null;
  /** Of the stays that the person has seen. */
  etag: string | null;
  /** What follows for the device from the limit at the place. */
  order: RefObject<LimitOrder | null>;
  correct: Stay | null;
  /** Refetches the device's stays. */
  refetch: () => Promise<unknown>;
};

/**
 * Saves the move that was shown. If somebody else moved the device meanwhile, nothing is saved: the person sees what
 * the move makes of the stays as they are now, and saves again.
 */
export function useSaveMove({ device, input, etag, order, correct, refetch }: Shown) {
  const apollo = useApolloClient();
  const { refreshOne } = useClients();
  const { send, busily, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const about = `move:${device.id}`;
  const save = async (): Promise<boolean> => {
    if (input === null) return false;
    const t = translatorOf(placesTexts);
    setFault(null);
    const following = order.current;
    const seen = await following?.seen();
    if (seen === null) {
      toast.info(translatorOf(followingTexts)("lookFirst"), about);
      return false;
    }
    try {
      const sent = await send(MoveClientDocument, { ...input, ifMatch: etag ?? undefined, dryRun: false });
      if (sent === null) return false;
    } catch (error) {
      if (isOvertaken(error)) {
        toast.info(translatorOf(overtakenTexts)("moved"), about);
        await refetch().catch(() => undefined);
        return false;
      }
      setFault(faultOf(error));
      sayFailed(error, t("moveFailed"), about);
      return false;
    }
    try {
      if (following) await busily(() => following.assign(seen));
      toast.success(t(correct === null ? "moved" : "corrected"), about);
    } catch {
      toast.error(t("limitFailed"), about);
    }
    refreshOne(device.id).catch(() => undefined);
    void refetchActive(apollo);
    return true;
  };
  return { save, isSaving: isBusy, fault };
}
