import { siteOf, sitesAtMost } from "./site";

/** What is wrong with what was typed; a key of the texts. */
export type SiteFault = "siteWrong" | "siteTwice" | "sitesTooMany";

/** Sites, and the one that somebody is about to add. */
export type SiteDraft = { sites: readonly string[]; typed: string; fault: SiteFault | null };

export const draftOf = (sites: readonly string[]): SiteDraft => ({ sites, typed: "", fault: null });

export const withTyped = (draft: SiteDraft, typed: string): SiteDraft => ({ ...draft, typed, fault: null });

/** With what was typed among the sites, or what is wrong with it; as it was where nothing was typed. */
export function withSite(draft: SiteDraft): SiteDraft {
  const { sites, typed } = draft;
  if (typed.trim() === "") return draft;
  const site = siteOf(typed);
  if (site === null) return { ...draft, fault: "siteWrong" };
  if (sites.includes(site)) return { ...draft, fault: "siteTwice" };
  if (sites.length >= sitesAtMost) return { ...draft, fault: "sitesTooMany" };
  return draftOf([...sites, site]);
}

export const withoutSite = (draft: SiteDraft, site: string): SiteDraft => ({
  ...draft,
  sites: draft.sites.filter((other) => other !== site),
});
