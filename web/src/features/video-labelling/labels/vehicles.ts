import type { LabelledVideoFragment } from "../../../graphql/generated";
import { frameAt } from "../film/frames";

/** A video as the desk has it. */
export type Video = Omit<LabelledVideoFragment, "frameRate" | "vehicles"> & {
  /** Frames a second. */
  frameRate: number;
  vehicles: readonly Vehicle[];
};

/** A step from frame to frame is 1/15 s (user specification), where the platform tells no rate. */
const usualFrameRate = 15;

export const videoOf = (given: LabelledVideoFragment): Video => ({
  ...given,
  frameRate: given.frameRate ?? usualFrameRate,
  vehicles: given.vehicles ?? [],
});

/** A road user, as far as it is labelled. */
export type Vehicle = NonNullable<LabelledVideoFragment["vehicles"]>[number];

/** A vehicle with what is sent of it, and nothing that the GraphQL client adds. */
export const vehicleOf = (given: Vehicle): Vehicle => {
  const { id, faultyReading, direction, vehicleType, plate, datetime, frame } = given;
  return { id, faultyReading, direction, vehicleType, plate, datetime, frame };
};

/** What the portal calls the types that it offers, in the order of their keys. */
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

/** The type of which the portal has words; null for others, which cameras may bring. */
export const knownType = (type: string | null): VehicleType | null =>
  vehicleTypes.find((known) => known === type) ?? null;

/** A video holds no more. */
export const mostVehicles = 2000;

/** Letters of the longest plate. */
export const longestPlate = 20;

/** Nothing is left to say of it: it is none, or its type and direction are known. */
export const isLabelled = ({ faultyReading, vehicleType, direction }: Vehicle): boolean =>
  faultyReading === true || (vehicleType !== null && direction !== null);

type Recording = Pick<Video, "recordedDate" | "frameRate">;

/** The frame that shows a vehicle: the noted one, else that of the moment when it passed; null where nobody knows. */
export function frameOf({ frame, datetime }: Vehicle, { recordedDate, frameRate }: Recording): number | null {
  if (frame !== null) return frame;
  if (datetime === null || recordedDate === null || datetime < recordedDate) return null;
  return frameAt(datetime - recordedDate, frameRate);
}

/** When a frame was taken, Unix seconds; null where nobody knows. */
export const instantOf = (frame: number, { recordedDate, frameRate }: Recording): number | null =>
  recordedDate === null ? null : recordedDate + Math.floor(frame / frameRate);

/** Vehicles as the film shows them one after another; those of which no frame is known come last, as they came. */
export function inOrder(vehicles: readonly Vehicle[], recording: Recording): Vehicle[] {
  const place = (vehicle: Vehicle) => frameOf(vehicle, recording) ?? Number.POSITIVE_INFINITY;
  return vehicles
    .map((vehicle) => ({ vehicle, at: place(vehicle) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ vehicle }) => vehicle);
}

/** The list with one more at its place in the film; the others stay where they are. */
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

/** One that the camera missed. */
export const missedVehicle = (vehicles: readonly Vehicle[], frame: number | null): Vehicle => ({
  id: nextId(vehicles),
  faultyReading: false,
  direction: null,
  vehicleType: null,
  plate: null,
  datetime: null,
  frame,
});

/** The id of the first that is open after one, going round at the end; null where none is. */
export function nextOpen(vehicles: readonly Vehicle[], fromId: string | null): string | null {
  const at = vehicles.findIndex(({ id }) => id === fromId);
  const onward = [...vehicles.slice(at + 1), ...vehicles.slice(0, at + 1)];
  return onward.find((vehicle) => !isLabelled(vehicle))?.id ?? null;
}

/** The id of the one so many places away; at either end it stays there. */
export function besides(vehicles: readonly Vehicle[], fromId: string | null, by: number): string | null {
  const at = vehicles.findIndex(({ id }) => id === fromId);
  const place = Math.min(Math.max(at + by, 0), vehicles.length - 1);
  return vehicles[place]?.id ?? null;
}

/** A plate as it is stored, from what was typed; null where nothing was. */
export function plateOf(typed: string): string | null {
  const plate = typed.trim().toUpperCase();
  return plate === "" ? null : [...plate].slice(0, longestPlate).join("").trimEnd();
}
