/** What a group has; each is also its key in the texts, and ?tab= in the address. */
export const groupTabs = ["clients", "users", "settings", "summary"] as const;
export type GroupTab = (typeof groupTabs)[number];

export const tabOf = (text: string | null): GroupTab =>
  groupTabs.find((known) => known === text) ?? "clients";
