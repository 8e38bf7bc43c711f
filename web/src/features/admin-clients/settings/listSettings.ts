import { useState } from "react";
import { useLocalSession } from "../../../shared/session/useLocalSession";

export const views = ["table", "cards"] as const;
export const densities = ["comfortable", "compact"] as const;

/** How a person likes the list; null: as fits the screen. */
export type ListSettings = { view: (typeof views)[number] | null; density: (typeof densities)[number] };

const usual: ListSettings = { view: null, density: "comfortable" };

const storageKey = (user: string) => `adminClients.list.${user}`;

/** "cards,compact" as the browser keeps it. */
export function settingsIn(text: string | null): ListSettings {
  const [view, density] = text?.split(",") ?? [];
  return {
    view: views.find((known) => known === view) ?? usual.view,
    density: densities.find((known) => known === density) ?? usual.density,
  };
}

/** Kept in this browser, for each visitor. */
export function useListSettings(): [ListSettings, (part: Partial<ListSettings>) => void] {
  const key = storageKey(useLocalSession()?.username ?? "");
  const [settings, setSettings] = useState(() => settingsIn(localStorage.getItem(key)));
  const change = (part: Partial<ListSettings>) => {
    const next = { ...settings, ...part };
    localStorage.setItem(key, [next.view ?? "", next.density].join());
    setSettings(next);
  };
  return [settings, change];
}
