import { useSyncExternalStore } from "react";
import { connection, type LinkState } from "../../graphql/connection";

/** The link to the portal, with one second of grace before a loss shows. It says nothing about devices. */
export function useLink(): LinkState {
  return useSyncExternalStore(connection.subscribe, connection.read, connection.read);
}

/** Unix seconds since when the shown data are at least valid; null if unknown. */
export function useAsOf(): number | null {
  return useSyncExternalStore(connection.subscribe, connection.asOf);
}
