import type { Direction } from "../../model/device.js";
import type { Colour } from "../painting/picture.js";
import type { Place } from "../painting/view.js";

/** Types that labellers distinguish. */
export const ROAD_USER_TYPES = [
  "car",
  "van",
  "truck",
  "truck_trailer",
  "bus",
  "motorbike",
  "bicycle",
  "pedestrian",
] as const;
export type RoadUserType = (typeof ROAD_USER_TYPES)[number];

/** A road user that passes the camera at constant speed. */
export interface RoadUser {
  type: RoadUserType;
  direction: Direction;
  colour: Colour;
  /** Null if the type has none. */
  plate: string | null;
  /** Metres per second. */
  speed: number;
  /** Seconds of the film at which its end facing the camera is at the counting position. */
  passesAt: number;
}

/** Metres. */
export interface Size {
  length: number;
  width: number;
  height: number;
}

/** Position of road users of a kind, and where the camera counts them. Metres, as in Place. */
export interface Track {
  x: number;
  countedAt: number;
}

const MOTOR = { outgoing: { x: 1.5, countedAt: 10 }, incoming: { x: -1.5, countedAt: 12 } };
const CYCLE = { outgoing: { x: 3.5, countedAt: 9 }, incoming: { x: -3.5, countedAt: 14.5 } };
const FOOT = { outgoing: { x: -4.7, countedAt: 16 }, incoming: { x: -5.2, countedAt: 17 } };

/** Common properties of a type of road users; speeds in km/h, nearly all within `spread` of the usual one. */
interface Kind extends Size {
  usual: number;
  spread: number;
  tracks: Record<Direction, Track>;
}

export const KINDS: Record<RoadUserType, Kind> = {
  car: { length: 4.4, width: 1.8, height: 1.48, usual: 50, spread: 9, tracks: MOTOR },
  van: { length: 5.4, width: 2, height: 2.3, usual: 48, spread: 8, tracks: MOTOR },
  truck: { length: 8.2, width: 2.4, height: 3.3, usual: 46, spread: 6, tracks: MOTOR },
  truck_trailer: { length: 16.2, width: 2.5, height: 3.6, usual: 45, spread: 5, tracks: MOTOR },
  bus: { length: 11.8, width: 2.5, height: 3.1, usual: 44, spread: 6, tracks: MOTOR },
  motorbike: { length: 2.1, width: 0.7, height: 1.75, usual: 52, spread: 9, tracks: MOTOR },
  bicycle: { length: 1.8, width: 0.55, height: 1.75, usual: 20, spread: 4, tracks: CYCLE },
  pedestrian: { length: 0.5, width: 0.5, height: 1.75, usual: 5, spread: 0.8, tracks: FOOT },
};

export function trackOf({ type, direction }: Pick<RoadUser, "type" | "direction">): Track {
  return KINDS[type].tracks[direction];
}

/** Position along the road of a road user's nearer end at a second of the film. */
export function nearEnd({ direction, speed, passesAt, type }: RoadUser, second: number): number {
  const { countedAt } = KINDS[type].tracks[direction];
  const way = (second - passesAt) * speed;
  return countedAt + (direction === "outgoing" ? way : -way);
}

/** The transformation from a road user's space (x to its right, z ahead of its middle) to the world. */
export function placingOf(user: RoadUser, second: number): (place: Place) => Place {
  const { x } = trackOf(user);
  const z = nearEnd(user, second) + KINDS[user.type].length / 2;
  const ahead = user.direction === "outgoing" ? 1 : -1;
  return (place) => [x + place[0] * ahead, place[1], z + place[2] * ahead];
}
