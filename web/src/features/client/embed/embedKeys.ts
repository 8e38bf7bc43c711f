import type { ClientEmbedQuery } from "../../../graphql/generated";
import { type ApiKey, newestViewKey, type ViewKey } from "../../../shared/keys/apiKey";

export type EmbedClient = NonNullable<ClientEmbedQuery["client"]>;
export type EmbedGroup = NonNullable<EmbedClient["groups"]>[number];

/** State of an embed's key. */
export type KeyState =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "missing" }
  | { state: "ready"; key: ViewKey };

/**
 * @param keys null if they failed to load, undefined while loading
 * @param now Unix seconds
 */
export function keyStateOf(keys: readonly ApiKey[] | null | undefined, now: number): KeyState {
  if (keys === undefined) return { state: "loading" };
  if (keys === null) return { state: "failed" };
  const key = newestViewKey(keys, now);
  return key === null ? { state: "missing" } : { state: "ready", key };
}

/** Groups whose locations have a map; valves have none. Groups that can't have keys were not queried for them. */
export const mapGroupsOf = (groups: readonly EmbedGroup[]): readonly EmbedGroup[] =>
  groups.filter(({ type, apiKeys }) => type !== "VALVE" && apiKeys !== undefined);
