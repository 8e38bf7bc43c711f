import type { ClientEmbedQuery } from "../../../graphql/generated";
import { type ApiKey, newestViewKey, type ViewKey } from "../../../shared/keys/apiKey";

export type EmbedClient = NonNullable<ClientEmbedQuery["client"]>;
export type EmbedGroup = NonNullable<EmbedClient["groups"]>[number];

/** How far it is known by which key an embed reads. */
export type KeyState =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "missing" }
  | { state: "ready"; key: ViewKey };

/** @param keys null where they could not be had, undefined before they have come */
export function keyStateOf(keys: readonly ApiKey[] | null | undefined): KeyState {
  if (keys === undefined) return { state: "loading" };
  if (keys === null) return { state: "failed" };
  const key = newestViewKey(keys);
  return key === null ? { state: "missing" } : { state: "ready", key };
}

/** Groups whose locations a map shows; valves are on none. Those that can have no keys were not asked for any. */
export const mapGroupsOf = (groups: readonly EmbedGroup[]): readonly EmbedGroup[] =>
  groups.filter(({ type, apiKeys }) => type !== "VALVE" && apiKeys !== undefined);
