import type { ApiKeyRowFragment } from "../../graphql/generated";
import type { T } from "../../i18n/useT";
import type { apiKeysTexts } from "./apiKeysTexts";

export type ApiKey = ApiKeyRowFragment;

/** A key that can be published. */
export type ViewKey = ApiKey & { key: string };

export const isViewKey = (key: ApiKey): key is ViewKey => key.viewOnly === true && key.key !== null;

/** The newest view-only key that still works, or null. @param now Unix seconds */
export function newestViewKey(keys: readonly ApiKey[], now: number): ViewKey | null {
  const [first, ...others] = keys
    .filter(isViewKey)
    .filter(({ expireDate }) => expireDate === null || expireDate > now);
  if (first === undefined) return null;
  return others.reduce((newest, key) => (isNewer(key, newest) ? key : newest), first);
}

/** Ids count up; they decide between two keys of the same second. */
const isNewer = (key: ApiKey, other: ApiKey): boolean =>
  key.createDate === null || other.createDate === null || key.createDate === other.createDate
    ? Number(key.id) > Number(other.id)
    : key.createDate > other.createDate;

type KeyT = T<typeof apiKeysTexts>;

/** Name of the key's target: a location or a group. */
export function targetName(t: KeyT, { client, group }: ApiKey): string {
  if (client !== null) return client.name;
  return group === null ? t("targetGone") : t("ofGroup", { name: group.name });
}

/** A key's name; its number if it has none. */
export const keyName = (t: KeyT, key: ApiKey): string =>
  key.name || t("unnamedOf", { number: key.id, target: targetName(t, key) });
