import { useApolloClient } from "@apollo/client/react";
import { type RefObject, useRef, useState } from "react";
import type { MoveChoicesQuery } from "../../../graphql/generated";
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
  /** The stays as the person began. */
  opened: { etag: string | null } | null;
  /** Of the stays that the shown changes are made from. */
  etag: string | null;
  /** What follows for the device from the limit at the place. */
  order: RefObject<LimitOrder | null>;
  correct: Stay | null;
  /** Refetches the device's stays. */
  refetch: () => Promise<{ data?: MoveChoicesQuery | undefined }>;
};

/**
 * Saves the move that was shown. If somebody else moved the device meanwhile, nothing is saved: the person sees what
 * the move makes of the stays as they are now, and saves again.
 */
export function useSaveMove({ device, input, opened, etag, order, correct, refetch }: Shown) {
  const apollo = useApolloClient();
  const { refreshOne } = useClients();
  const { send, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  /** Etag of stays of which the person was told that somebody else made them. */
  const told = useRef<string | null>(null);
  const about = `move:${device.id}`;
  const sayOvertaken = (by: string | null) => {
    told.current = by;
    toast.info(translatorOf(overtakenTexts)("moved"), about);
  };
  const save = async (): Promise<boolean> => {
    if (input === null) return false;
    const t = translatorOf(placesTexts);
    setFault(null);
    if (etag !== (told.current ?? opened?.etag ?? null)) {
      sayOvertaken(etag);
      return false;
    }
    const seen = await order.current?.seen();
    if (seen === null) {
      toast.info(translatorOf(followingTexts)("lookFirst"), about);
      return false;
    }
    try {
      const held = { ifMatch: etag ?? undefined, generatedIfMatch: seen };
      const sent = await send(MoveClientDocument, { ...input, ...held, dryRun: false });
      if (sent === null) return false;
    } catch (error) {
      if (isOvertaken(error)) {
        const now = await refetch().catch(() => undefined);
        sayOvertaken(now?.data?.client?.stays?.etag ?? null);
        return false;
      }
      setFault(faultOf(error));
      sayFailed(error, t("moveFailed"), about);
      return false;
    }
    toast.success(t(correct === null ? "moved" : "corrected"), about);
    refreshOne(device.id).catch(() => undefined);
    void refetchActive(apollo);
    return true;
  };
  return { save, isSaving: isBusy, fault };
}
