import { useApolloClient } from "@apollo/client/react";
import type { RefObject } from "react";
import type { MoveChoicesQuery } from "../../../graphql/generated";
import { MoveClientDocument } from "../../../graphql/operations/places";
import { refetchActive } from "../../../graphql/refetch";
import { translatorOf } from "../../../i18n/useT";
import { useClients } from "../../../shared/clients/useClients";
import { followingTexts } from "../../../shared/config/followingTexts";
import { useSeenSave } from "../../../shared/merge/useSeenSave";
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

/** Saves the move that was shown, with what follows from it. */
export function useSaveMove({ device, input, opened, etag, order, correct, refetch }: Shown) {
  const apollo = useApolloClient();
  const { refreshOne } = useClients();
  const about = `move:${device.id}`;
  const etagNow = async () => (await refetch()).data?.client?.stays?.etag ?? null;
  const { isAsSeen, save, isSaving, fault } = useSeenSave({ about, opened, etag, refetch: etagNow });
  const saveMove = async (): Promise<boolean> => {
    if (input === null || !isAsSeen()) return false;
    const t = translatorOf(placesTexts);
    const seen = await order.current?.seen();
    if (seen === null) {
      toast.info(translatorOf(followingTexts)("lookFirst"), about);
      return false;
    }
    const change = { ...input, generatedIfMatch: seen };
    const isSaved = await save(
      (send, held) => send(MoveClientDocument, { ...change, ...held }),
      t("moveFailed"),
    );
    if (!isSaved) return false;
    toast.success(t(correct === null ? "moved" : "corrected"), about);
    refreshOne(device.id).catch(() => undefined);
    void refetchActive(apollo);
    return true;
  };
  return { save: saveMove, isSaving, fault };
}
