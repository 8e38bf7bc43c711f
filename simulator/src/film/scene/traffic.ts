import type { Direction } from "../../model/device.js";
import { normal, type Random } from "../../model/random.js";
import type { Colour } from "../painting/picture.js";
import { View } from "../painting/view.js";
import { FRAME_RATE, LATE } from "../plan.js";
import { KINDS, nearEnd, ROAD_USER_TYPES, type RoadUser, type RoadUserType, trackOf } from "./roadUser.js";
import { isHidden } from "./sight.js";

/** Of ten road users after one of each type, so many are cars and vans. */
const OFTEN: readonly RoadUserType[] = ["car", "car", "car", "car", "car", "car", "car", "van", "car", "car"];
/** Hiding is the same in pictures of any size. */
const VIEW = new View(640, 360);
/** Seconds at the beginning and the end of a film without counting. */
const MARGIN = 1;
/** Metres between two on one track, and the minimum distance along the road to other tracks. */
const GAP = 3;
const ROAD = { from: -25, to: 200 };
const TRIES = 12;
/** Seconds around a passing at which the camera may count it. */
const COUNTING = Array.from(
  { length: LATE.most - LATE.least + 1 },
  (_, index) => (LATE.least + index) / FRAME_RATE,
);

const COLOURS: readonly [Colour, ...Colour[]] = [
  [232, 234, 236],
  [198, 202, 206],
  [126, 130, 136],
  [42, 44, 50],
  [172, 34, 34],
  [34, 72, 142],
  [58, 112, 82],
  [206, 158, 52],
  [150, 104, 70],
  [96, 152, 190],
];
const REGIONS = ["LJ", "KR", "CE", "MB", "KP", "NM", "GO", "MS", "SG", "KK"];
const LETTERS = "ABCDEFGHJKLMNPRSTUVZ";

/**
 * The passing road users, in order of counting. None is run over, or hidden when counted: if there is no room
 * for one, fewer pass.
 * @param seconds length of the film
 */
export function trafficOf(random: Random, seconds: number, count: number): RoadUser[] {
  const users: RoadUser[] = [];
  const types = typesOf(random, count);
  const colours = shuffled(random, COLOURS);
  const every = (seconds - 2 * MARGIN) / count;
  for (const [index, type] of types.entries()) {
    const frame = Math.round((MARGIN + (index + 0.2 + 0.6 * random()) * every) * FRAME_RATE);
    const passesAt = frame / FRAME_RATE;
    const colour = colours[index % colours.length] ?? COLOURS[0];
    const user = fitting(random, users, { type, colour, plate: plateOf(random, type), passesAt });
    if (user) users.push(user);
  }
  return users;
}

/** One of each type as far as possible, then mostly cars; shuffled. */
function typesOf(random: Random, count: number): RoadUserType[] {
  const types = Array.from({ length: count }, (_, index) => ROAD_USER_TYPES[index] ?? pick(random, OFTEN));
  return shuffled(random, types);
}

/** A road user with this look, with a direction and a speed for which there is room. */
function fitting(
  random: Random,
  others: readonly RoadUser[],
  looks: Omit<RoadUser, "direction" | "speed">,
): RoadUser | undefined {
  const { usual, spread } = KINDS[looks.type];
  const first: Direction = random() < 0.5 ? "incoming" : "outgoing";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const direction = attempt % 2 === 0 ? first : opposite(first);
    const kmh = Math.min(usual + 2 * spread, Math.max(usual - 2 * spread, normal(random, usual, spread)));
    const user = { ...looks, direction, speed: kmh / 3.6 };
    if (others.every((other) => areApart(user, other) && areBothSeen(user, other))) return user;
  }
  return undefined;
}

/** True if neither hides the other while that may be counted. */
function areBothSeen(one: RoadUser, other: RoadUser): boolean {
  const hides = (user: RoadUser, by: RoadUser) =>
    COUNTING.some((after) => isHidden(VIEW, user, by, user.passesAt + after));
  return !hides(one, other) && !hides(other, one);
}

/** True if two never come too close on their track while both are on this road. */
function areApart(one: RoadUser, other: RoadUser): boolean {
  if (trackOf(one).x !== trackOf(other).x) return true;
  const begin = Math.max(...[one, other].map((user) => secondsOnRoad(user)[0]));
  const end = Math.min(...[one, other].map((user) => secondsOnRoad(user)[1]));
  if (begin >= end) return true;
  const gaps = [begin, end].map((second) => gapBetween(one, other, second));
  return gaps.every((gap) => gap >= GAP) || gaps.every((gap) => gap <= -GAP);
}

/** Metres, below 0 if the other one is nearer to the camera; 0 if they touch. */
function gapBetween(one: RoadUser, other: RoadUser, second: number): number {
  const [a, b] = [nearEnd(one, second), nearEnd(other, second)];
  if (a > b) return Math.max(0, a - b - KINDS[other.type].length);
  return Math.min(0, a - b + KINDS[one.type].length);
}

/** The time that a road user is on the visible road. */
function secondsOnRoad({ direction, speed, passesAt, type }: RoadUser): [from: number, to: number] {
  const { countedAt } = KINDS[type].tracks[direction];
  const before = (countedAt - ROAD.from) / speed;
  const after = (ROAD.to - countedAt) / speed;
  return direction === "outgoing"
    ? [passesAt - before, passesAt + after]
    : [passesAt - after, passesAt + before];
}

/** An invented one. */
function plateOf(random: Random, type: RoadUserType): string | null {
  if (type === "bicycle" || type === "pedestrian") return null;
  const number = 10 + Math.floor(random() * 90);
  const letters = Array.from({ length: 3 }, () => pick(random, [...LETTERS])).join("");
  return `${pick(random, REGIONS)} ${number}-${letters}`;
}

function opposite(direction: Direction): Direction {
  return direction === "incoming" ? "outgoing" : "incoming";
}

function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const places = values.map((value) => ({ value, at: random() }));
  return places.sort((one, other) => one.at - other.at).map(({ value }) => value);
}

function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
}
