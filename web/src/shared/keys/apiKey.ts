import type { ApiKeyRowFragment } from "../../graphql/generated";
import type { T } from "../../i18n/useT";
import type { apiKeysTexts } from "./apiKeysTexts";

export type ApiKey = ApiKeyRowFragment;

/** A key that may stand where everybody sees it. */
export type ViewKey = ApiKey & { key: string };

export const isViewKey = (key: ApiKey): key is ViewKey => key.viewOnly === true && key.key !== null;

/** The newest of the view-only ones, or null. */
export function newestViewKey(keys: readonly ApiKey[]): ViewKey | null {
  const [first, ...others] = keys.filter(isViewKey);
  if (first === undefined) return null;
  return others.reduce((newest, key) => (isNewer(key, newest) ? key : newest), first);
}

/** Ids count up; two keys of one second are told apart by them. */
const isNewer = (key: ApiKey, other: ApiKey): boolean =>
  key.createDate === null || other.createDate === null || key.createDate === other.createDate
    ? Number(key.id) > Number(other.id)
    : key.createDate > other.createDate;

type KeyT = T<typeof apiKeysTexts>;

/** What a key opens: a location, or a group. */
export function targetName(t: KeyT, { client, group }: ApiKey): string {
  if (client !== null) return client.name;
  return group === null ? t("targetGone") : t("ofGroup", { name: group.name });
}

/** What people call a key; one without a name by its number. */
export const keyName = (t: KeyT, key: ApiKey): string =>
  key.name || t("unnamedOf", { number: key.id, target: targetName(t, key) });
