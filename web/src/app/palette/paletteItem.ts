import type { LucideIcon } from "lucide-react";
import type { Activity } from "../../shared/clients/activity";
import type { Searchable } from "./ranking";

/** How results are arranged. */
export const sections = ["pages", "locations", "groups", "devices", "commands"] as const;

export type Section = (typeof sections)[number];

/** One thing that the palette finds: a page of the portal, or what it does at once. */
export type PaletteItem = Searchable & {
  /** Unique among all, and the same tomorrow. */
  id: string;
  section: Section;
  /** Beside the name, smaller. */
  detail?: string;
  Icon?: LucideIcon;
  /** In place of an icon: how recently the device was heard. */
  activity?: Activity;
} & ({ to: string } | { run: () => void });

/** Results in their order: sections by their best result, each with its first few. */
export function sectioned(found: readonly PaletteItem[], each: number): [Section, PaletteItem[]][] {
  const bySection = new Map<Section, PaletteItem[]>();
  for (const item of found) {
    const those = bySection.get(item.section);
    if (those === undefined) bySection.set(item.section, [item]);
    else if (those.length < each) those.push(item);
  }
  return [...bySection];
}
