import { useMemo } from "react";
import { type Street, streetsOf } from "./streets";
import { useClients } from "./useClients";
import { usePlaces } from "./usePlaces";

/** The visitor's streets; undefined until the devices are known. See streetsOf. */
export function useStreets(): readonly Street[] | undefined {
  const { places } = usePlaces();
  const { clients } = useClients();
  return useMemo(() => clients && streetsOf(clients, places), [clients, places]);
}
