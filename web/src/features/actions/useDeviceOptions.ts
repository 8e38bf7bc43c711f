import { useMemo } from "react";
import { useClients } from "../../shared/clients/useClients";
import { byName } from "../../shared/text/order";

/** The devices to choose from, by name; a chosen one is there even where it is not known (any more). */
export function useDeviceOptions(chosenId: string | null): { value: string; label: string }[] {
  const { clients } = useClients();
  return useMemo(() => {
    const options = [...(clients ?? [])].sort(byName).map(({ id, name }) => ({ value: id, label: name }));
    const isKnown = chosenId === null || options.some(({ value }) => value === chosenId);
    return isKnown ? options : [{ value: chosenId, label: `ID ${chosenId}` }, ...options];
  }, [clients, chosenId]);
}
