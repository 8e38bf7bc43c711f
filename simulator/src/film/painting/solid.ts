import { type Colour, type Picture, type Point, shaded } from "./picture.js";
import { between, type Place, type View } from "./view.js";

export type Side = "front" | "rear" | "left" | "right" | "top";

/** A box that may be narrower at its top. Metres, in the space of its parent: x to its right, z ahead. */
export interface Solid {
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  z: readonly [from: number, to: number];
  colour: Colour;
  /** How far the top is set back. */
  inset?: { sides?: number; front?: number; rear?: number };
  /** Sides of another colour. */
  sides?: Partial<Record<Side, Colour>>;
  patches?: readonly Patch[];
}

/** A rectangle on a side, in shares of it from its lower left corner, as seen from outside. */
export interface Patch {
  on: Side;
  from: readonly [u: number, v: number];
  to: readonly [u: number, v: number];
  colour: Colour;
}

/** From the space of a thing to the world. */
export type Placing = (place: Place) => Place;

const SIDES: readonly Side[] = ["front", "rear", "left", "right", "top"];

/** Brightness of sides, by their orientation in the world. */
const SHADES = { towards: 0.88, away: 0.72, left: 0.78, right: 1, up: 1.1 };

export function paintSolid(picture: Picture, view: View, solid: Solid, place: Placing): void {
  for (const side of SIDES) {
    const corners = cornersOf(solid, side).map(place);
    const seen = view.project(corners);
    if (!isFacing(seen)) continue;
    const shade = shadeOf(corners);
    picture.fillPolygon(seen, shaded(solid.sides?.[side] ?? solid.colour, shade));
    for (const patch of solid.patches ?? [])
      if (patch.on === side)
        picture.fillPolygon(view.project(patchCorners(corners, patch)), shaded(patch.colour, shade));
  }
}

/** The four corners of a side, from its lower left one on, as seen from outside. */
function cornersOf({ x, y, z, inset }: Solid, side: Side): Place[] {
  const { sides = 0, front = 0, rear = 0 } = inset ?? {};
  const [left, right] = x;
  const [bottom, top] = y;
  const [back, ahead] = z;
  const below = {
    backLeft: [left, bottom, back],
    backRight: [right, bottom, back],
    aheadLeft: [left, bottom, ahead],
    aheadRight: [right, bottom, ahead],
  } as const;
  const above = {
    backLeft: [left + sides, top, back + rear],
    backRight: [right - sides, top, back + rear],
    aheadLeft: [left + sides, top, ahead - front],
    aheadRight: [right - sides, top, ahead - front],
  } as const;
  switch (side) {
    case "front":
      return [below.aheadRight, below.aheadLeft, above.aheadLeft, above.aheadRight];
    case "rear":
      return [below.backLeft, below.backRight, above.backRight, above.backLeft];
    case "left":
      return [below.aheadLeft, below.backLeft, above.backLeft, above.aheadLeft];
    case "right":
      return [below.backRight, below.aheadRight, above.aheadRight, above.backRight];
    case "top":
      return [above.backLeft, above.backRight, above.aheadRight, above.aheadLeft];
  }
}

function patchCorners(corners: readonly Place[], { from, to }: Patch): Place[] {
  return [
    placeOn(corners, from[0], from[1]),
    placeOn(corners, to[0], from[1]),
    placeOn(corners, to[0], to[1]),
    placeOn(corners, from[0], to[1]),
  ];
}

/** A place on a four-cornered side, by the shares of its width and height. */
function placeOn(corners: readonly Place[], u: number, v: number): Place {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) throw new Error("a side has four corners");
  return between(between(a, b, u), between(d, c, u), v);
}

/** True if a side's outer face is visible: its corners run counterclockwise. */
export function isFacing(points: readonly Point[]): boolean {
  let area = 0;
  let before = points.at(-1);
  for (const point of points) {
    if (before) area += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return area < 0;
}

/** The brightness of a side by the main axis of its normal. */
function shadeOf(corners: readonly Place[]): number {
  const [a, b, c] = corners;
  if (!a || !b || !c) return 1;
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - b[0], c[1] - b[1], c[2] - b[2]];
  const [x, y, z] = [uz * vy - uy * vz, ux * vz - uz * vx, uy * vx - ux * vy];
  if (Math.abs(y) > Math.hypot(x, z)) return SHADES.up;
  if (Math.abs(x) > Math.abs(z)) return x > 0 ? SHADES.right : SHADES.left;
  return z > 0 ? SHADES.away : SHADES.towards;
}
