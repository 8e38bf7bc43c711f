import { randomFor } from "../model/random.js";
import { type Detection, detectionsOf } from "./detections.js";
import { type FilmPlan, FRAME_RATE } from "./plan.js";
import { type Bird, birdsOf } from "./scene/bird.js";
import type { RoadUser } from "./scene/roadUser.js";
import { trafficOf } from "./scene/traffic.js";

/** The scene of a street while it is filmed, and the camera's detections. */
export interface Film {
  plan: FilmPlan;
  /** Number of frames. */
  frames: number;
  traffic: readonly RoadUser[];
  birds: readonly Bird[];
  /** By frame. */
  detections: readonly Detection[];
}

/** The same plan always gives the same film. */
export function filmOf(plan: FilmPlan): Film {
  const traffic = trafficOf(randomFor("traffic", plan.seed), plan.seconds, plan.passing);
  const busy = traffic.map(({ passesAt }) => passesAt);
  const birds = birdsOf(randomFor("birds", plan.seed), plan.seconds, plan.birds, busy);
  return {
    plan,
    frames: Math.floor(plan.seconds * FRAME_RATE),
    traffic,
    birds,
    detections: detectionsOf(randomFor("camera", plan.seed), plan, traffic, birds),
  };
}
