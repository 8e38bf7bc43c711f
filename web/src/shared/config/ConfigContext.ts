import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { ConfigStore } from "./configStore";
import { type Path, pathName, pathOf, valueAt } from "./document";
import type { Marks } from "./marks";

/** The edited document, and its marks. */
export type ConfigValue = { store: ConfigStore; marks: Marks };

export const ConfigContext = createContext<ConfigValue | null>(null);

export function useConfig(): ConfigValue {
  const value = useContext(ConfigContext);
  if (value === null) throw new Error("useConfig needs a ConfigEditor above it");
  return value;
}

/** Reads a value from the document at a path; renders again when the result changes. */
export function useAt<Value>(path: Path, read: (value: unknown) => Value): Value {
  const { store } = useConfig();
  const name = pathName(path);
  const subscribe = useCallback((notify: () => void) => store.subscribe(pathOf(name), notify), [store, name]);
  return useSyncExternalStore(subscribe, () => read(store.at(path)));
}

const itself = (value: unknown) => value;

type FieldAccess = {
  value: unknown;
  /** Undefined removes it. */
  set: (value: unknown) => void;
  /** The value before any edit; new values keep its form. */
  former: unknown;
};

/** The value at a path, with a setter. */
export function useField(path: Path): FieldAccess {
  const { store } = useConfig();
  const value = useAt(path, itself);
  const set = (next: unknown) => {
    if (next === undefined) store.remove(path);
    else store.set(path, next);
  };
  return { value, set, former: valueAt(store.base(), path) };
}

export function useMark(path: Path): { isChanged: boolean; fault: string | null } {
  const { marks } = useConfig();
  const name = pathName(path);
  const isChanged = useSyncExternalStore(marks.subscribe, () => marks.isChanged(name));
  const fault = useSyncExternalStore(marks.subscribe, () => marks.faultAt(name));
  return { isChanged, fault };
}
