import { useMemo } from "react";
import { useClients } from "../../shared/clients/useClients";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import type { Option } from "../../shared/ui/chooser/option";

/** The devices to choose from, by name; a chosen one is there even where it is not known (any more). */
export function useDeviceOptions(chosenId: string | null): Option[] {
  const { clients } = useClients();
  return useMemo(() => {
    const options = namedOptions(clients ?? []);
    const isKnown = chosenId === null || options.some(({ value }) => value === chosenId);
    return isKnown ? options : [{ value: chosenId, label: `ID ${chosenId}` }, ...options];
  }, [clients, chosenId]);
}
