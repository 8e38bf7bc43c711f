import type { LucideIcon } from "lucide-react";
import type { Activity } from "../../shared/clients/activity";
import type { Searchable } from "./ranking";

/** Sections of results. */
export const sections = ["pages", "locations", "groups", "devices", "commands"] as const;

export type Section = (typeof sections)[number];

/** An item that the palette finds: a page of the portal, or a command. */
export type PaletteItem = Searchable & {
  /** Unique among all items, and stable over time. */
  id: string;
  section: Section;
  /** Smaller text next to the name. */
  detail?: string;
  Icon?: LucideIcon;
  /** Shown instead of an icon: how recently the device was heard. */
  activity?: Activity;
} & ({ to: string } | { run: () => void });

/** Results in order: sections by their best result, each with its first few. */
export function sectioned(found: readonly PaletteItem[], each: number): [Section, PaletteItem[]][] {
  const bySection = new Map<Section, PaletteItem[]>();
  for (const item of found) {
    const those = bySection.get(item.section);
    if (those === undefined) bySection.set(item.section, [item]);
    else if (those.length < each) those.push(item);
  }
  return [...bySection];
}
