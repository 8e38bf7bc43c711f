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
};

/** @param groupId the chosen group: a user's own */
export const emptyKey = (groupId: string): NewKey => ({
  of: "place",
  clientId: "",
  groupId,
  viewOnly: true,
  name: "",
  sites: draftOf([]),
});

export const newKeyInput = ({ of, clientId, groupId, viewOnly, name, sites }: NewKey): CreateApiKeyInput => ({
  ...(of === "place" ? { clientId } : { groupId }),
  viewOnly,
  ...(name.trim() === "" ? {} : { name: name.trim() }),
  origins: [...sites.sites],
});
