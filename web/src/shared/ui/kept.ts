import { useSyncExternalStore } from "react";
import { lastingStorage } from "../storage/browserStorage";

const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** A choice that this browser remembers, by its name; null: none was made. */
export const readKept = lastingStorage.read;

/** Remembers a choice, or with null that there is none; all who show it learn of it at once. */
export function keep(name: string, value: string | null): void {
  lastingStorage.write(name, value);
  for (const notify of listeners) notify();
}

/** The choice as it is now. */
export function useKept(name: string): string | null {
  const read = () => readKept(name);
  return useSyncExternalStore(subscribe, read, read);
}
