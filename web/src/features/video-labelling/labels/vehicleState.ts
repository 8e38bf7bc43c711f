import { isLabelled, type Vehicle } from "./vehicles";

/** Keys of what a vehicle's state is called. */
export type VehicleState = "labelled" | "isFaulty" | "open";

export function stateOf(vehicle: Vehicle): VehicleState {
  if (vehicle.faultyReading) return "isFaulty";
  return isLabelled(vehicle) ? "labelled" : "open";
}
