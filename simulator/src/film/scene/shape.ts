import type { Colour } from "../painting/picture.js";
import type { Patch, Solid } from "../painting/solid.js";
import type { Place } from "../painting/view.js";

/**
 * The look of a road user, in its own space: painted in this order, the solids of a list from far to near.
 */
export interface Shape {
  below: readonly Solid[];
  wheels: readonly Wheel[];
  above: readonly Solid[];
  heads: readonly Head[];
  plates: readonly Plate[];
}

/** A wheel, seen from the side. Metres. */
export interface Wheel {
  /** Wheels off the middle are on both sides. */
  x: number;
  z: number;
  radius: number;
  hub: Colour;
}

/** A head, or a helmet: a ball. */
export interface Head {
  at: Place;
  radius: number;
  colour: Colour;
}

/** The centre of a number plate. */
export interface Plate {
  at: Place;
  on: "front" | "rear";
}

export const GLASS: Colour = [44, 56, 68];
export const RUBBER: Colour = [28, 28, 30];
export const STEEL: Colour = [150, 154, 158];
export const DARK: Colour = [46, 48, 52];
const LAMP: Colour = [250, 246, 214];
const REAR_LAMP: Colour = [206, 24, 24];

/** Two lamps at height `v` of a side, with `height` of its height. */
export function lamps(on: "front" | "rear", v: number, height: number): Patch[] {
  const colour = on === "front" ? LAMP : REAR_LAMP;
  return [0.04, 0.78].map((u) => ({ on, from: [u, v], to: [u + 0.18, v + height], colour }));
}

/** A rectangle on both long sides, from `begin` to `end` of their length, counted from the rear. */
export function onBothSides(
  [begin, end]: readonly [begin: number, end: number],
  [low, high]: readonly [low: number, high: number],
  colour: Colour,
): Patch[] {
  return [
    { on: "right", from: [begin, low], to: [end, high], colour },
    { on: "left", from: [1 - end, low], to: [1 - begin, high], colour },
  ];
}

export const wheelsAt = (x: number, radius: number, ...places: number[]): Wheel[] =>
  places.map((z) => ({ x, z, radius, hub: STEEL }));
