import type { Colour } from "../painting/picture.js";
import { DARK, RUBBER, type Shape, STEEL } from "./shape.js";

const SKIN: Colour = [214, 168, 138];
const TROUSERS: Colour = [52, 58, 82];
/** Of a step forth and back while walking. */
const STEPS_A_SECOND = 0.95;
const REVOLUTIONS_A_SECOND = 1.1;

/** An upright torso with arms. */
function torso(colour: Colour, from: number, to: number, z: number) {
  return {
    x: [-0.23, 0.23],
    y: [from, to],
    z: [z - 0.14, z + 0.14],
    colour,
    inset: { sides: 0.04 },
  } as const;
}

function leg(x: number, top: number, z: number) {
  return { x: [x - 0.08, x + 0.08], y: [0.04, top], z: [z - 0.1, z + 0.1], colour: TROUSERS } as const;
}

export function motorbike(colour: Colour): Shape {
  return {
    below: [{ x: [-0.06, 0.06], y: [0.3, 0.62], z: [-0.85, 0.8], colour: DARK }],
    wheels: [-0.72, 0.72].map((z) => ({ x: 0, z, radius: 0.32, hub: STEEL })),
    above: [
      {
        x: [-0.2, 0.2],
        y: [0.5, 0.98],
        z: [-0.75, 0.6],
        colour,
        inset: { sides: 0.06, front: 0.25, rear: 0.2 },
        patches: [
          { on: "front", from: [0.25, 0.45], to: [0.75, 0.95], colour: [250, 246, 214] },
          { on: "rear", from: [0.3, 0.6], to: [0.7, 0.9], colour: [206, 24, 24] },
        ],
      },
      { x: [-0.3, 0.3], y: [0.45, 0.95], z: [-0.2, 0.15], colour: TROUSERS },
      torso(shade(colour), 0.92, 1.48, -0.12),
    ],
    heads: [{ at: [0, 1.62, -0.05], radius: 0.17, colour }],
    plates: [{ at: [0, 0.62, -0.9], on: "rear" }],
  };
}

/** @param second of the film, for turning legs */
export function bicycle(colour: Colour, second: number): Shape {
  const turn = 0.17 * Math.sin(2 * Math.PI * REVOLUTIONS_A_SECOND * second);
  return {
    below: [{ x: [-0.02, 0.02], y: [0.45, 0.55], z: [-0.5, 0.5], colour }],
    wheels: [-0.53, 0.53].map((z) => ({ x: 0, z, radius: 0.34, hub: [172, 178, 176] as const })),
    above: [
      { x: [-0.25, 0.25], y: [0.98, 1.04], z: [0.38, 0.44], colour: RUBBER },
      { x: [-0.16, -0.04], y: [0.4 + turn, 0.98], z: [-0.2, 0.05], colour: TROUSERS },
      { x: [0.04, 0.16], y: [0.4 - turn, 0.98], z: [-0.2, 0.05], colour: TROUSERS },
      torso(colour, 0.95, 1.48, -0.02),
    ],
    heads: [{ at: [0, 1.63, 0.06], radius: 0.14, colour: SKIN }],
    plates: [],
  };
}

/** @param second of the film, for walking */
export function pedestrian(colour: Colour, second: number): Shape {
  const step = 0.22 * Math.sin(2 * Math.PI * STEPS_A_SECOND * second);
  return {
    below: [leg(-0.1, 0.85, step), leg(0.1, 0.85, -step)],
    wheels: [],
    above: [torso(colour, 0.82, 1.45, 0)],
    heads: [{ at: [0, 1.6, 0], radius: 0.14, colour: SKIN }],
    plates: [],
  };
}

/** The shade of a rider's jacket. */
function shade([red, green, blue]: Colour): Colour {
  return [red / 2, green / 2, blue / 2];
}
