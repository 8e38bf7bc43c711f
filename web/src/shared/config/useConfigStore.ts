import { useEffect, useState, useSyncExternalStore } from "react";
import { translatorOf } from "../../i18n/useT";
import { overtakenTexts } from "../merge/overtakenTexts";
import { toast } from "../ui/toastStore";
import { type ConfigStore, createConfigStore } from "./configStore";
import type { ConfigDocument } from "./document";

/** What a device or template without a configuration begins with. */
export const newDocument: ConfigDocument = { cfgID: "KB0" };

/** A document that is edited as long as the component stands. What is stored may change meanwhile. */
export function useConfigStore(stored: ConfigDocument): ConfigStore {
  const [store] = useState(() => createConfigStore(stored));
  useEffect(() => {
    if (store.rebase(stored)) toast.info(translatorOf(overtakenTexts)("moved"));
  }, [store, stored]);
  return store;
}

/** Whether it differs from what is stored. */
export function useIsDirty(store: ConfigStore): boolean {
  return useSyncExternalStore((notify) => store.subscribe([], notify), store.isDirty);
}
