import { useRef } from "react";
import { UpdateClientSettingsDocument } from "../../../graphql/operations/settings";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";

/** A device that is to get the configuration that follows from the limit at its place. */
export type OtherOrder = {
  clientId: string;
  name: string;
  /** km/h */
  speedLimit: number;
  /** Etag of the configuration that the person has seen; null: they have not seen yet what else changes. */
  seen: () => Promise<string | undefined | null>;
};

type Prepared = OtherOrder & { generatedIfMatch: string | undefined };

/** Gives other devices at a place the configuration that follows from its new limit, after this was saved. */
export function useOtherOrders() {
  const orders = useRef(new Map<string, OtherOrder>());
  const { send } = useChange();
  const { refreshOne } = useClients();

  /** What was chosen and seen; null: something was not seen yet. */
  const prepare = async (): Promise<Prepared[] | null> => {
    const prepared: Prepared[] = [];
    for (const order of orders.current.values()) {
      const seen = await order.seen();
      if (seen === null) return null;
      prepared.push({ ...order, generatedIfMatch: seen });
    }
    return prepared;
  };

  /** @param limit that was saved, km/h: it may be somebody else's by then, and then nothing follows from one's own */
  const give = async (prepared: readonly Prepared[], limit: number | null) => {
    const t = translatorOf(settingsTexts);
    for (const { clientId, name, speedLimit, generatedIfMatch } of prepared) {
      const about = `settings:${clientId}`;
      if (limit !== speedLimit) {
        toast.error(t("otherFailed", { device: name }), about);
        continue;
      }
      try {
        const input = { clientId, settings: { speedLimit }, sign: {}, generatedIfMatch };
        await send(UpdateClientSettingsDocument, input);
        toast.success(t("otherGiven", { device: name }), about);
        refreshOne(clientId).catch(() => undefined);
      } catch (error) {
        sayFailed(error, t("otherFailed", { device: name }), about);
      }
    }
  };
  return { orders, prepare, give };
}
