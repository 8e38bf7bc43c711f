import { useSyncExternalStore } from "react";
import { lastingStorage } from "../storage/browserStorage";

const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** A choice stored in this browser, by name; null: none. */
export const readKept = lastingStorage.read;

/** Stores a choice; null removes it. All components that use it update at once. */
export function keep(name: string, value: string | null): void {
  lastingStorage.write(name, value);
  for (const notify of listeners) notify();
}

/** The stored choice. */
export function useKept(name: string): string | null {
  const read = () => readKept(name);
  return useSyncExternalStore(subscribe, read, read);
}
