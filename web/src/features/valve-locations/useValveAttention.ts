import { useMemo } from "react";
import { type Attention, needAttention } from "../../shared/clients/attention";
import { useClients } from "../../shared/clients/useClients";
import { useNow } from "../../shared/time/useNow";
import { useValveLocations } from "../../shared/valves/useValveLocations";

/** Some reasons to look after a device come with the time alone. */
const attentionMs = 60_000;

/** The devices of the visitor that somebody should look after: their water, alarms, silence, batteries. */
export function useValveAttention(): readonly Attention[] {
  const { clients, groups } = useClients();
  const { deviations } = useValveLocations();
  const minute = useNow(attentionMs);
  return useMemo(
    () => needAttention(clients ?? [], groups ?? [], minute, deviations),
    [clients, groups, minute, deviations],
  );
}
