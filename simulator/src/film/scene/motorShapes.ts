import { type Colour, shaded } from "../painting/picture.js";
import { DARK, GLASS, lamps, onBothSides, type Shape, wheelsAt } from "./shape.js";

const SIGN: Colour = [240, 176, 40];
const TARPAULIN: Colour = [224, 226, 228];

export function car(colour: Colour): Shape {
  return {
    below: [
      {
        x: [-0.88, 0.88],
        y: [0.28, 0.88],
        z: [-2.2, 2.2],
        colour,
        inset: { sides: 0.06, front: 0.12, rear: 0.06 },
        patches: [
          { on: "front", from: [0.25, 0.38], to: [0.75, 0.72], colour: DARK },
          ...lamps("front", 0.55, 0.28),
          ...lamps("rear", 0.55, 0.28),
          ...onBothSides([0.42, 0.425], [0.1, 0.95], shaded(colour, 0.75)),
        ],
      },
    ],
    wheels: wheelsAt(0.89, 0.32, -1.38, 1.38),
    above: [
      {
        x: [-0.82, 0.82],
        y: [0.88, 1.46],
        z: [-1.85, 0.95],
        colour: GLASS,
        inset: { sides: 0.16, front: 0.75, rear: 0.5 },
        sides: { top: colour },
        patches: [
          ...onBothSides([0, 0.05], [0, 1], colour),
          ...onBothSides([0.47, 0.52], [0, 1], colour),
          ...onBothSides([0.95, 1], [0, 1], colour),
        ],
      },
    ],
    heads: [],
    plates: plates(2.2, 0.5),
  };
}

export function van(colour: Colour): Shape {
  const glass = [
    { on: "front", from: [0.06, 0.42], to: [0.94, 0.95], colour: GLASS } as const,
    ...onBothSides([0.74, 0.93], [0.48, 0.86], GLASS),
  ];
  return {
    below: [
      {
        x: [-0.98, 0.98],
        y: [0.32, 1.1],
        z: [-2.7, 2.7],
        colour,
        inset: { front: 0.15 },
        patches: [
          { on: "front", from: [0.25, 0.45], to: [0.75, 0.7], colour: DARK },
          ...lamps("front", 0.62, 0.25),
          ...lamps("rear", 0.5, 0.4),
        ],
      },
    ],
    wheels: wheelsAt(0.99, 0.36, -1.7, 1.75),
    above: [
      {
        x: [-0.98, 0.98],
        y: [1.1, 2.28],
        z: [-2.7, 2.5],
        colour,
        inset: { sides: 0.1, front: 0.9 },
        patches: [...glass, { on: "rear", from: [0.49, 0], to: [0.51, 1], colour: DARK }],
      },
    ],
    heads: [],
    plates: plates(2.7, 0.58),
  };
}

export function truck(colour: Colour): Shape {
  const cab = { from: 2.3, to: 4.1 };
  return {
    below: [{ x: [-1.1, 1.1], y: [0.5, 0.95], z: [-4.1, 4], colour: DARK, patches: lamps("rear", 0.3, 0.5) }],
    wheels: wheelsAt(1.18, 0.48, -2.4, 3),
    above: [box(TARPAULIN, -4.1, 2.1, 3.3, shaded(colour, 0.9)), cabin(colour, cab, 2.75)],
    heads: [],
    plates: plates(4.1, 0.72),
  };
}

export function truckTrailer(colour: Colour): Shape {
  const stripe = shaded(colour, 0.9);
  return {
    below: [
      { x: [-1.1, 1.1], y: [0.5, 0.95], z: [-8.1, -0.6], colour: DARK, patches: lamps("rear", 0.3, 0.5) },
      { x: [-0.2, 0.2], y: [0.5, 0.7], z: [-0.6, 0.6], colour: DARK },
      { x: [-1.1, 1.1], y: [0.5, 0.95], z: [0.4, 8], colour: DARK },
    ],
    wheels: wheelsAt(1.2, 0.48, -6.6, -5.4, -2, 1.6, 2.8, 7),
    above: [
      box(TARPAULIN, -8.1, -0.5, 3.6, stripe),
      box(TARPAULIN, 0.4, 6.1, 3.6, stripe),
      cabin(colour, { from: 6.3, to: 8.1 }, 3),
    ],
    heads: [],
    plates: plates(8.1, 0.72),
  };
}

export function bus(colour: Colour): Shape {
  const windows = [0.04, 0.2, 0.36, 0.52, 0.68, 0.84].flatMap((begin) =>
    onBothSides([begin, begin + 0.13], [0.48, 0.84], GLASS),
  );
  return {
    below: [
      {
        x: [-1.24, 1.24],
        y: [0.35, 3.08],
        z: [-5.9, 5.9],
        colour,
        inset: { sides: 0.06, front: 0.15 },
        patches: [
          ...windows,
          { on: "front", from: [0.06, 0.34], to: [0.94, 0.83], colour: GLASS },
          { on: "front", from: [0.25, 0.86], to: [0.75, 0.96], colour: SIGN },
          { on: "rear", from: [0.15, 0.55], to: [0.85, 0.85], colour: GLASS },
          ...lamps("front", 0.12, 0.09),
          ...lamps("rear", 0.15, 0.12),
        ],
      },
    ],
    wheels: wheelsAt(1.25, 0.48, -3.2, 3.4),
    above: [],
    heads: [],
    plates: plates(5.9, 0.72),
  };
}

/** A body for goods, starting at `z`. */
function box(colour: Colour, from: number, to: number, top: number, stripe: Colour) {
  return {
    x: [-1.22, 1.22],
    y: [0.92, top],
    z: [from, to],
    colour,
    patches: [
      ...onBothSides([0, 1], [0, 0.12], stripe),
      { on: "rear", from: [0.49, 0], to: [0.51, 1], colour: DARK },
    ],
  } as const;
}

function cabin(colour: Colour, { from, to }: { from: number; to: number }, top: number) {
  return {
    x: [-1.18, 1.18],
    y: [0.5, top],
    z: [from, to],
    colour,
    inset: { front: 0.2, sides: 0.05 },
    patches: [
      { on: "front", from: [0.07, 0.5], to: [0.93, 0.86], colour: GLASS },
      { on: "front", from: [0.22, 0.16], to: [0.78, 0.4], colour: DARK },
      ...lamps("front", 0.06, 0.12),
      ...onBothSides([0.35, 0.9], [0.5, 0.84], GLASS),
    ],
  } as const;
}

function plates(end: number, height: number): Shape["plates"] {
  return [
    { at: [0, height, end + 0.01], on: "front" },
    { at: [0, height, -end - 0.01], on: "rear" },
  ];
}
