import { DOCUMENT_FORM } from "@obcestje/contract/deviceConfig/sections.js";
import { useEffect, useState, useSyncExternalStore } from "react";
import { translatorOf } from "../../i18n/useT";
import { overtakenTexts } from "../merge/overtakenTexts";
import { toast } from "../ui/toastStore";
import { type ConfigStore, createConfigStore } from "./configStore";
import type { ConfigDocument } from "./document";

/** Initial document of a device or template without a configuration. */
export const newDocument: ConfigDocument = { cfgID: DOCUMENT_FORM };

/** Store of a document while the component is mounted. The stored document may change meanwhile. */
export function useConfigStore(stored: ConfigDocument): ConfigStore {
  const [store] = useState(() => createConfigStore(stored));
  useEffect(() => {
    if (store.rebase(stored)) toast.info(translatorOf(overtakenTexts)("moved"));
  }, [store, stored]);
  return store;
}

/** True if it differs from the stored document. */
export function useIsDirty(store: ConfigStore): boolean {
  return useSyncExternalStore((notify) => store.subscribe([], notify), store.isDirty);
}
