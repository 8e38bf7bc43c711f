import { randomFor } from "../model/random.js";
import { type Detection, detectionsOf } from "./detections.js";
import { type FilmPlan, FRAME_RATE } from "./plan.js";
import { type Bird, birdsOf } from "./scene/bird.js";
import type { RoadUser } from "./scene/roadUser.js";
import { trafficOf } from "./scene/traffic.js";

/** What happens in a street while it is filmed, and what the camera makes of it. */
export interface Film {
  plan: FilmPlan;
  /** How many. */
  frames: number;
  traffic: readonly RoadUser[];
  birds: readonly Bird[];
  /** In the order of their frames. */
  detections: readonly Detection[];
}

/** The same plan, the same film. */
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
