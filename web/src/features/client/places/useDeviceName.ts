import { useCallback } from "react";
import type { StayingDeviceFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { placesTexts } from "./placesTexts";

type Staying = { guid: string; client: StayingDeviceFragment | null };

/** Names a device apart from where it stands: its own name is that of the place. */
export function useDeviceName(): (stay: Staying) => string {
  const t = useT(placesTexts);
  return useCallback(
    ({ guid, client }) => {
      if (client === null) return t("device", { number: guid });
      const number = client.settings.serialNumber;
      return number ? t("device", { number }) : t("deviceById", { id: client.id });
    },
    [t],
  );
}
