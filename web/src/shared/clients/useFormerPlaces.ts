import { useMemo } from "react";
import { useSame } from "../live/useSame";
import { type FormerPlace, formerPlaces } from "./places";
import { useClients } from "./useClients";
import { usePlaces } from "./usePlaces";

const noClients: readonly never[] = [];

/** Places where none of the visitor's devices stands now. Reports of devices keep the list's identity. */
export function useFormerPlaces(): readonly FormerPlace[] {
  const { places } = usePlaces();
  const { clients = noClients } = useClients();
  return useSame(useMemo(() => formerPlaces(places, clients), [places, clients]));
}
