import { useSyncExternalStore } from "react";
import { connection, type LinkState } from "../../graphql/connection";

/** My link to the portal, with one second of grace before a loss shows. Says nothing about devices. */
export function useLink(): LinkState {
  return useSyncExternalStore(connection.subscribe, connection.read, connection.read);
}

/** As of when what shows is true at least, Unix seconds; null where nobody knows. */
export function useAsOf(): number | null {
  return useSyncExternalStore(connection.subscribe, connection.asOf);
}
