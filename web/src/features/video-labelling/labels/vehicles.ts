import { LONGEST_PLATE } from "@obcestje/contract/limits/lengths.js";
import type { LabelledVideoFragment } from "../../../graphql/generated";
import { frameAt } from "../film/frames";

/** A video on the desk. */
export type Video = Omit<LabelledVideoFragment, "frameRate" | "vehicles"> & {
  /** Frames a second. */
  frameRate: number;
  vehicles: readonly Vehicle[];
};

/** Default if the platform reports no rate: a step from frame to frame is 1/15 s (user specification). */
const usualFrameRate = 15;

export const videoOf = (given: LabelledVideoFragment): Video => ({
  ...given,
  frameRate: given.frameRate ?? usualFrameRate,
  vehicles: given.vehicles ?? [],
});

/** A road user with its labels so far. */
export type Vehicle = NonNullable<LabelledVideoFragment["vehicles"]>[number];

/** A vehicle with only the fields that are sent, without the GraphQL client's additions. */
export const vehicleOf = (given: Vehicle): Vehicle => {
  const { id, faultyReading, direction, vehicleType, plate, datetime, frame } = given;
  return { id, faultyReading, direction, vehicleType, plate, datetime, frame };
};

/** The portal's names of vehicle types, in the order of their keys. */
export const vehicleTypes = [
  "car",
  "van",
  "truck",
  "truck_trailer",
  "bus",
  "motorbike",
  "bicycle",
  "pedestrian",
  "other",
] as const;

export type VehicleType = (typeof vehicleTypes)[number];

/** A type that the portal has texts for; null for others, which cameras may report. */
export const knownType = (type: string | null): VehicleType | null =>
  vehicleTypes.find((known) => known === type) ?? null;

/** True if it is complete: it is a wrong detection, or its type and direction are known. */
export const isLabelled = ({ faultyReading, vehicleType, direction }: Vehicle): boolean =>
  faultyReading === true || (vehicleType !== null && direction !== null);

type Recording = Pick<Video, "recordedDate" | "frameRate">;

/** The frame that shows a vehicle: the noted one, otherwise the one when it passed; null if unknown. */
export function frameOf({ frame, datetime }: Vehicle, { recordedDate, frameRate }: Recording): number | null {
  if (frame !== null) return frame;
  if (datetime === null || recordedDate === null || datetime < recordedDate) return null;
  return frameAt(datetime - recordedDate, frameRate);
}

/** Time when a frame was taken, Unix seconds; null if unknown. */
export const instantOf = (frame: number, { recordedDate, frameRate }: Recording): number | null =>
  recordedDate === null ? null : recordedDate + Math.floor(frame / frameRate);

/** Vehicles in the order of the film; those without a known frame come last, in the original order. */
export function inOrder(vehicles: readonly Vehicle[], recording: Recording): Vehicle[] {
  const place = (vehicle: Vehicle) => frameOf(vehicle, recording) ?? Number.POSITIVE_INFINITY;
  return vehicles
    .map((vehicle) => ({ vehicle, at: place(vehicle) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ vehicle }) => vehicle);
}

/** The list with one more vehicle at its place in the film; the others stay in place. */
export function withVehicle(
  vehicles: readonly Vehicle[],
  added: Vehicle,
  recording: Recording,
): readonly Vehicle[] {
  const at = frameOf(added, recording) ?? Number.POSITIVE_INFINITY;
  const before = vehicles.findLastIndex((vehicle) => {
    const frame = frameOf(vehicle, recording);
    return frame !== null && frame <= at;
  });
  return vehicles.toSpliced(before + 1, 0, added);
}

/** A number that no vehicle has yet. */
export const nextId = (vehicles: readonly Vehicle[]): string =>
  String(vehicles.reduce((last, { id }) => Math.max(last, Number(id)), 0) + 1);

/** A vehicle that the camera missed. */
export const missedVehicle = (vehicles: readonly Vehicle[], frame: number | null): Vehicle => ({
  id: nextId(vehicles),
  faultyReading: false,
  direction: null,
  vehicleType: null,
  plate: null,
  datetime: null,
  frame,
});

/** Id of the first unlabelled vehicle after one, wrapping around; null if there is none. */
export function nextOpen(vehicles: readonly Vehicle[], fromId: string | null): string | null {
  const at = vehicles.findIndex(({ id }) => id === fromId);
  const onward = [...vehicles.slice(at + 1), ...vehicles.slice(0, at + 1)];
  return onward.find((vehicle) => !isLabelled(vehicle))?.id ?? null;
}

/** Id of the vehicle `by` places away; it stops at either end. */
export function besides(vehicles: readonly Vehicle[], fromId: string | null, by: number): string | null {
  const at = vehicles.findIndex(({ id }) => id === fromId);
  const place = Math.min(Math.max(at + by, 0), vehicles.length - 1);
  return vehicles[place]?.id ?? null;
}

/** A plate as it is stored, from the typed text; null if it is empty. */
export function plateOf(typed: string): string | null {
  const plate = typed.trim().toUpperCase();
  return plate === "" ? null : [...plate].slice(0, LONGEST_PLATE).join("").trimEnd();
}
