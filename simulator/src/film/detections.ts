import type { Random } from "../model/random.js";
import { type FilmPlan, FRAME_RATE, LATE } from "./plan.js";
import type { Bird } from "./scene/bird.js";
import type { RoadUser } from "./scene/roadUser.js";

/** An object that the camera takes for a vehicle. People label its type and direction. */
export interface Detection {
  /** From 1 on, by frame. */
  id: number;
  /** The frame that shows it best, from 0 on. */
  frame: number;
  /** Unix seconds. */
  datetime: number;
  /** The detected road user; null for a bird. */
  seen: RoadUser | null;
  /** True if it had detected the same one before. */
  again: boolean;
}

type Sighting = Pick<Detection, "frame" | "seen" | "again">;

/** Frames after which it takes a road user for another one. */
const AGAIN_AFTER = 6;

/** The camera's detections: nearly all road users, some twice, and birds. */
export function detectionsOf(
  random: Random,
  plan: FilmPlan,
  traffic: readonly RoadUser[],
  birds: readonly Bird[],
): Detection[] {
  const last = Math.floor(plan.seconds * FRAME_RATE) - 1;
  const frameAt = (second: number, late: number): number =>
    Math.min(last, Math.max(0, Math.round(second * FRAME_RATE) + late));
  const late = () => LATE.least + Math.floor(random() * (LATE.most - LATE.least + 1));

  const noticed = withoutSome(random, traffic, plan.missed);
  const sightings: Sighting[] = noticed.map((seen) => ({
    frame: frameAt(seen.passesAt, late()),
    seen,
    again: false,
  }));
  // Oncoming road users are gone too soon to be detected twice.
  const staying = noticed.filter(({ direction }) => direction === "outgoing");
  for (const seen of withoutSome(random, staying, staying.length - plan.twice))
    sightings.push({ frame: frameAt(seen.passesAt, AGAIN_AFTER), seen, again: true });
  for (const { passesAt } of birds) sightings.push({ frame: frameAt(passesAt, 0), seen: null, again: false });

  return sightings
    .sort((one, other) => one.frame - other.frame)
    .map((sighting, index) => ({
      ...sighting,
      id: index + 1,
      datetime: Math.floor(plan.recordedDate + sighting.frame / FRAME_RATE),
    }));
}

function withoutSome<T>(random: Random, values: readonly T[], count: number): T[] {
  const left = [...values];
  for (let taken = 0; taken < count && left.length > 0; taken++)
    left.splice(Math.floor(random() * left.length), 1);
  return left;
}
