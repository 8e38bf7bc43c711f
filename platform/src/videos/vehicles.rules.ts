import { VEHICLES_A_VIDEO } from "@obcestje/contract/limits/counts.js";
import type { Static } from "typebox";
import { invalid } from "../errors.js";
import type { NewVehicleInput, VehicleInput, VehicleJson } from "./schemas.js";

export type Vehicle = Static<typeof VehicleJson>;
type Labels = Static<typeof VehicleInput>;

/** An administrator's data of a new video. */
export interface NewVideo {
  url: string;
  frameRate: number;
  title: string | null;
  recordedDate: number | null;
  vehicles: Vehicle[];
}

/** The vehicles of a new video, numbered if they have no id. @throws PlatformError if an id occurs twice */
export function newVehicles(sent: Static<typeof NewVehicleInput>[]): Vehicle[] {
  const taken = new Set(sent.flatMap(({ id }) => id ?? []));
  let last = 0;
  const numbered = sent.map((vehicle) => {
    if (vehicle.id !== undefined) return { ...vehicle, id: vehicle.id };
    do last += 1;
    while (taken.has(last));
    return { ...vehicle, id: last };
  });
  return labelled([], numbered);
}

/**
 * The vehicles with new labels. Each keeps its id and its place, and those not sent stay unchanged. Those
 * that only the labeller saw come last.
 * @throws PlatformError if an id occurs twice, or there are too many
 */
export function labelled(stored: Vehicle[], sent: Labels[]): Vehicle[] {
  const vehicles = new Map(stored.map((vehicle) => [vehicle.id, vehicle]));
  const seen = new Set<number>();
  for (const [index, labels] of sent.entries()) {
    if (seen.has(labels.id)) throw invalid(`vehicles.${index}.id`, "DUPLICATE");
    seen.add(labels.id);
    vehicles.set(labels.id, {
      id: labels.id,
      faultyReading: labels.faultyReading ?? false,
      direction: labels.direction ?? null,
      vehicleType: labels.vehicleType ?? null,
      plate: labels.plate ?? null,
      datetime: labels.datetime ?? null,
      frame: labels.frame ?? null,
    });
  }
  if (vehicles.size > VEHICLES_A_VIDEO)
    throw invalid("vehicles", "TOO_MANY_ITEMS", { max: VEHICLES_A_VIDEO });
  return [...vehicles.values()];
}

/** True if a vehicle is fully labelled: it is a wrong detection, or its type and direction are known. */
export function isLabelled({ faultyReading, vehicleType, direction }: Vehicle): boolean {
  return faultyReading || (vehicleType !== null && direction !== null);
}

export function withoutPlates(vehicles: Vehicle[]): Vehicle[] {
  return vehicles.map((vehicle) => ({ ...vehicle, plate: null }));
}

/** @throws PlatformError naming recordedDate */
export function checkRecordedDate(recordedDate: number | null, now: number): void {
  if (recordedDate !== null && recordedDate > now) throw invalid("recordedDate", "IN_FUTURE");
}

/** A video's address must use TLS, or be on this origin. @throws PlatformError naming url */
export function checkVideoUrl(url: string): void {
  if (!isPath(url) && !isHttps(url)) throw invalid("url", "NOT_HTTPS_OR_PATH");
}

function isPath(url: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(url);
}

function isHttps(url: string): boolean {
  if (!/^https:\/\/\S+$/.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
}
