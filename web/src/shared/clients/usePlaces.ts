import { createContext, useContext, useMemo } from "react";
import { useSame } from "../live/useSame";
import type { ClientRow } from "./clientRow";
import { type FormerPlace, formerPlaces, type PlaceRow, type Street, streetsOf } from "./places";
import { useClients } from "./useClients";

export type PlacesValue = {
  /** Empty until an answer, and where nobody moved a device. */
  places: readonly PlaceRow[];
  /** The last request failed: there may be others. */
  failed: boolean;
  refresh: () => void;
};

const none: PlacesValue = { places: [], failed: false, refresh: () => undefined };

export const PlacesContext = createContext<PlacesValue>(none);

export const usePlaces = (): PlacesValue => useContext(PlacesContext);

const noClients: readonly never[] = [];

/** Places where none of the visitor's devices stands now. Reports of devices keep the list's identity. */
export function useFormerPlaces(): readonly FormerPlace[] {
  const { places } = usePlaces();
  const { clients = noClients } = useClients();
  return useSame(useMemo(() => formerPlaces(places, clients), [places, clients]));
}

/** The visitor's streets; undefined until the devices are known. See streetsOf. */
export function useStreets(): readonly Street[] | undefined {
  const { places } = usePlaces();
  const { clients } = useClients();
  return useMemo(() => clients && streetsOf(clients, places), [clients, places]);
}

/** All that figures can be asked of: devices, then former places; undefined until the devices are known. */
export function useLocations(): readonly (ClientRow | FormerPlace)[] | undefined {
  const { clients } = useClients();
  const former = useFormerPlaces();
  return useMemo(
    () => (clients === undefined || former.length === 0 ? clients : [...clients, ...former]),
    [clients, former],
  );
}
