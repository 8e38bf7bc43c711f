import type { CreateApiKeyInput } from "../../graphql/generated";
import { draftOf, type SiteDraft } from "../../shared/keys/siteDraft";

export type NewKey = {
  of: "place" | "group";
  /** Empty: none chosen yet. */
  clientId: string;
  groupId: string;
  viewOnly: boolean;
  name: string;
  sites: SiteDraft;
  /** The last day on which it works, YYYY-MM-DD; empty: it has no end. */
  lastDay: string;
};

/** @param groupId the chosen group: a user's own */
export const emptyKey = (groupId: string): NewKey => ({
  of: "place",
  clientId: "",
  groupId,
  viewOnly: true,
  name: "",
  sites: draftOf([]),
  lastDay: "",
});

/** @param end Unix seconds; null: it has none */
export const newKeyInput = (
  { of, clientId, groupId, viewOnly, name, sites }: NewKey,
  end: number | null,
): CreateApiKeyInput => ({
  ...(of === "place" ? { clientId } : { groupId }),
  viewOnly,
  ...(name.trim() === "" ? {} : { name: name.trim() }),
  origins: [...sites.sites],
  ...(end === null ? {} : { expireDate: end }),
});
