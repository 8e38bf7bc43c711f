import { useLocalSession } from "../session/useLocalSession";
import { useClients } from "./useClients";

/** True if all of the person's devices are valves, which count no traffic. Administrators see everything. */
export function useHasOnlyValves(): boolean {
  const { groups } = useClients();
  const isAdmin = useLocalSession()?.isAdmin === 1;
  return (
    !isAdmin && groups !== undefined && groups.length > 0 && groups.every(({ type }) => type === "VALVE")
  );
}
