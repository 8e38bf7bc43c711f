import { useCallback, useContext } from "react";
import { paths } from "../../app/paths";
import type { ClientRow } from "../../shared/clients/clientRow";
import { ClientsContext } from "../../shared/clients/useClients";

/** A device's page; for a valve, which counts no traffic, its place on its location's page. */
export function useClientPath(): (client: Pick<ClientRow, "id" | "groups">) => string {
  const groups = useContext(ClientsContext)?.groups;
  return useCallback(
    ({ id, groups: own }) => {
      const location = groups?.find(
        (group) => group.type === "VALVE" && own?.some((one) => one.id === group.id),
      );
      return location === undefined ? paths.client(id) : paths.valve(location.id, id);
    },
    [groups],
  );
}
