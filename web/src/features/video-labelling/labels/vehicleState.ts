import { isLabelled, type Vehicle } from "./vehicles";

/** Text keys of a vehicle's state. */
export type VehicleState = "labelled" | "isFaulty" | "open";

export function stateOf(vehicle: Vehicle): VehicleState {
  if (vehicle.faultyReading) return "isFaulty";
  return isLabelled(vehicle) ? "labelled" : "open";
}
