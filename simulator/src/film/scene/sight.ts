import type { Point } from "../painting/picture.js";
import type { View } from "../painting/view.js";
import { KINDS, nearEnd, placingOf, type RoadUser, trackOf } from "./roadUser.js";

/** A road user is hidden if more than this share is covered. */
const COVERED = 0.25;

/** Pixels. */
export interface Sight {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The share within the picture, 0 to 1. */
  share: number;
}

/** Position of a road user in the picture; null if it is not visible. */
export function sightOf(view: View, user: RoadUser, second: number): Sight | null {
  const points = corners(view, user, second);
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const whole = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const left = Math.max(0, whole.left);
  const right = Math.min(view.width, whole.right);
  const top = Math.max(0, whole.top);
  const bottom = Math.min(view.height, whole.bottom);
  if (left >= right || top >= bottom) return null;
  const area = (whole.right - whole.left) * (whole.bottom - whole.top);
  return { left, right, top, bottom, share: ((right - left) * (bottom - top)) / area };
}

/** True if a road user is hidden by another one at a second of the film, judged by their bounding boxes. */
export function isHidden(view: View, user: RoadUser, by: RoadUser, second: number): boolean {
  if (paintingOrder(user, by, second) > 0) return false;
  const hidden = sightOf(view, user, second);
  const hiding = sightOf(view, by, second);
  if (!hidden || !hiding) return false;
  const width = Math.min(hidden.right, hiding.right) - Math.max(hidden.left, hiding.left);
  const height = Math.min(hidden.bottom, hiding.bottom) - Math.max(hidden.top, hiding.top);
  if (width <= 0 || height <= 0) return false;
  return (width * height) / ((hidden.right - hidden.left) * (hidden.bottom - hidden.top)) > COVERED;
}

/**
 * Sorts road users so that hidden ones come first. The camera is to the right of all tracks: a road user
 * further left never hides one further right.
 */
export function paintingOrder(one: RoadUser, other: RoadUser, second: number): number {
  const aside = trackOf(one).x - trackOf(other).x;
  return aside === 0 ? nearEnd(other, second) - nearEnd(one, second) : aside;
}

/** The projected corners of the long sides of a box around a road user. */
function corners(view: View, user: RoadUser, second: number): Point[] {
  const { length, width, height } = KINDS[user.type];
  const place = placingOf(user, second);
  const outline = [
    [0, -1],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const;
  return [-1, 1].flatMap((side) =>
    view.project(outline.map(([y, z]) => place([(side * width) / 2, y * height, (z * length) / 2]))),
  );
}
