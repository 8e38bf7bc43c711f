import { createContext, useContext } from "react";
import type { Failure } from "../../graphql/errors";
import type { ClientRow, GroupRow } from "./clientRow";

export type ClientsValue = {
  /** Undefined until the first answer; kept while a refresh runs or fails. */
  clients: readonly ClientRow[] | undefined;
  groups: readonly GroupRow[] | undefined;
  /** Unix seconds of the last good answer. */
  at: number;
  /** Why the last refresh failed, or null. */
  failure: Failure | null;
  refresh: () => void;
  /** Asks anew for one device, as after a change of its settings; rejects where that fails. */
  refreshOne: (id: string) => Promise<void>;
};

export const ClientsContext = createContext<ClientsValue | null>(null);

/** The devices that the signed-in visitor may see. */
export function useClients(): ClientsValue {
  const value = useContext(ClientsContext);
  if (value === null) throw new Error("useClients needs a ClientsProvider above it");
  return value;
}
