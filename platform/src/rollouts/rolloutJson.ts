import type { MemberPrincipal } from "../auth/principal.js";
import { userRef } from "../auth/userRef.js";
import type { RolloutDevice } from "./devices.store.js";
import { type DeviceState, isUnderWay } from "./stage.rules.js";
import type { StagedRollout } from "./store.js";

type Counted = ReadonlyMap<DeviceState, number>;

/** A rollout with the number of its devices in each state. */
export function rolloutJson(
  { stage, creator, createdBy, ...rollout }: StagedRollout,
  states: Counted,
  viewer: MemberPrincipal,
) {
  return { ...rollout, createdBy: userRef(createdBy, creator, viewer), counts: countsOf(states) };
}

export function wholeRolloutJson(
  rollout: StagedRollout,
  devices: readonly RolloutDevice[],
  viewer: MemberPrincipal,
) {
  const states = new Map<DeviceState, number>();
  for (const { state } of devices) states.set(state, (states.get(state) ?? 0) + 1);
  const told = devices.map(({ rolloutId, isForgiven, isGiven, ...device }) => device);
  return { ...rolloutJson(rollout, states, viewer), devices: told };
}

function countsOf(states: Counted) {
  const sum = (holds: (state: DeviceState) => boolean) =>
    [...states].reduce((total, [state, count]) => (holds(state) ? total + count : total), 0);
  const count = (state: DeviceState) => states.get(state) ?? 0;
  return {
    total: sum(() => true),
    waiting: count("waiting"),
    underWay: sum(isUnderWay),
    installed: count("installed"),
    failed: count("failed"),
    withdrawn: count("withdrawn"),
    replaced: count("replaced"),
  };
}
