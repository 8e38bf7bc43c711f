import { paths } from "../../app/paths";

/** A rollout's page. */
export const rolloutAddress = (id: string): string => `${paths.firmware}?rollout=${encodeURIComponent(id)}`;

export const rolloutsAddress = `${paths.firmware}?view=rollouts`;

/** Ids of devices chosen on another page, from the router's state; empty if it has none. */
export function clientIdsIn(state: unknown): string[] {
  if (typeof state !== "object" || state === null || !("clientIds" in state)) return [];
  const { clientIds } = state;
  return Array.isArray(clientIds) ? clientIds.filter((id) => typeof id === "string") : [];
}
