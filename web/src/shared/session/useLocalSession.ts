import { useSyncExternalStore } from "react";
import { type LocalSession, localSession } from "./session";

export function useLocalSession(): LocalSession | null {
  return useSyncExternalStore(localSession.subscribe, localSession.read, localSession.read);
}
