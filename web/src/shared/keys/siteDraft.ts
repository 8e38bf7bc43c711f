import { ORIGINS_A_KEY } from "@obcestje/contract/limits/counts.js";
import { siteOf } from "./site";

/** Fault of the typed site; a text key. */
export type SiteFault = "siteWrong" | "siteTwice" | "sitesTooMany";

/** Sites, and the typed one that is not added yet. */
export type SiteDraft = { sites: readonly string[]; typed: string; fault: SiteFault | null };

export const draftOf = (sites: readonly string[]): SiteDraft => ({ sites, typed: "", fault: null });

export const withTyped = (draft: SiteDraft, typed: string): SiteDraft => ({ ...draft, typed, fault: null });

/** Adds the typed site, or sets its fault; unchanged if nothing was typed. */
export function withSite(draft: SiteDraft): SiteDraft {
  const { sites, typed } = draft;
  if (typed.trim() === "") return draft;
  const site = siteOf(typed);
  if (site === null) return { ...draft, fault: "siteWrong" };
  if (sites.includes(site)) return { ...draft, fault: "siteTwice" };
  if (sites.length >= ORIGINS_A_KEY) return { ...draft, fault: "sitesTooMany" };
  return draftOf([...sites, site]);
}

export const withoutSite = (draft: SiteDraft, site: string): SiteDraft => ({
  ...draft,
  sites: draft.sites.filter((other) => other !== site),
});
