import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** A choice that this browser remembers, by its name; null: none was made. */
export const readKept = (name: string): string | null => localStorage.getItem(name);

/** Remembers a choice, or with null that there is none; all who show it learn of it at once. */
export function keep(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
  for (const notify of listeners) notify();
}

/** The choice as it is now. */
export function useKept(name: string): string | null {
  const read = () => readKept(name);
  return useSyncExternalStore(subscribe, read, read);
}
