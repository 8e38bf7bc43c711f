import { userRef } from "../accounts/userRef.js";
import type { MemberPrincipal } from "../auth/principal.js";
import type { RolloutDevice } from "./devices.store.js";
import { type DeviceState, isUnderWay } from "./stage.rules.js";
import type { StagedRollout } from "./store.js";

/** A rollout with how many of its devices are how far. */
export function rolloutJson(
  { stage, creator, createdBy, ...rollout }: StagedRollout,
  devices: readonly RolloutDevice[],
  viewer: MemberPrincipal,
) {
  return { ...rollout, createdBy: userRef(createdBy, creator, viewer), counts: countsOf(devices) };
}

/** A rollout with its devices. */
export function wholeRolloutJson(
  rollout: StagedRollout,
  devices: readonly RolloutDevice[],
  viewer: MemberPrincipal,
) {
  const told = devices.map(({ rolloutId, isForgiven, isGiven, ...device }) => device);
  return { ...rolloutJson(rollout, devices, viewer), devices: told };
}

function countsOf(devices: readonly RolloutDevice[]) {
  const count = (state: DeviceState) => devices.filter((device) => device.state === state).length;
  return {
    total: devices.length,
    waiting: count("waiting"),
    underWay: devices.filter(({ state }) => isUnderWay(state)).length,
    installed: count("installed"),
    failed: count("failed"),
    withdrawn: count("withdrawn"),
    replaced: count("replaced"),
  };
}
