import { useMemo } from "react";
import type { ClientRow } from "./clientRow";
import type { FormerPlace } from "./places";
import { useClients } from "./useClients";
import { useFormerPlaces } from "./useFormerPlaces";

/** All that figures can be asked of: devices, then former places; undefined until the devices are known. */
export function useLocations(): readonly (ClientRow | FormerPlace)[] | undefined {
  const { clients } = useClients();
  const former = useFormerPlaces();
  return useMemo(
    () => (clients === undefined || former.length === 0 ? clients : [...clients, ...former]),
    [clients, former],
  );
}
