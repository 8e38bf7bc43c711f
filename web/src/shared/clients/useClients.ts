import { createContext, useContext } from "react";
import type { Failure } from "../../graphql/errors";
import type { ClientRow, GroupRow } from "./clientRow";

export type ClientsValue = {
  /** Undefined until the first answer; kept while a refresh runs or after it fails. */
  clients: readonly ClientRow[] | undefined;
  groups: readonly GroupRow[] | undefined;
  /** Unix seconds of the last successful answer. */
  at: number;
  /** Reason of the last refresh's failure, or null. */
  failure: Failure | null;
  refresh: () => void;
  /** Fetches one device again, e.g. after a change of its settings; rejects on failure. */
  refreshOne: (id: string) => Promise<void>;
};

export const ClientsContext = createContext<ClientsValue | null>(null);

/** The devices that the signed-in person may see. */
export function useClients(): ClientsValue {
  const value = useContext(ClientsContext);
  if (value === null) throw new Error("useClients needs a ClientsProvider above it");
  return value;
}
