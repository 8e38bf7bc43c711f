import type { Point } from "./picture.js";

/** Metres: to the right of the road's middle, above the ground, along the road away from the camera. */
export type Place = readonly [x: number, y: number, z: number];

/** The camera is to the right of the road, and looks along and across it. */
export const CAMERA: Place = [5.2, 3, 0];
/** The camera's turn to the left. */
const TURNED = (17 * Math.PI) / 180;
const SIN = Math.sin(TURNED);
const COS = Math.cos(TURNED);
/** Of the picture's width. */
const FOCAL_LENGTH = 1.25;
/** Of the picture's height. The lens is shifted, so that vertical things are vertical in the picture. */
const HORIZON = 0.28;
/** Metres; anything nearer is cut off. */
const NEAREST = 1;

/** The camera's projection of the world to pictures of a size. */
export class View {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  get horizon(): number {
    return this.height * HORIZON;
  }

  /** Pixels per metre at a place. */
  scaleAt(place: Place): number {
    return (this.width * FOCAL_LENGTH) / Math.max(NEAREST, depth(place));
  }

  /** The visible part of a flat polygon; no points if there is none. */
  project(places: readonly Place[]): Point[] {
    return nearCut(places).map((place) => this.pointOf(place));
  }

  private pointOf(place: Place): Point {
    const scale = this.scaleAt(place);
    const across = (place[0] - CAMERA[0]) * COS + (place[2] - CAMERA[2]) * SIN;
    return [this.width / 2 + across * scale, this.horizon - (place[1] - CAMERA[1]) * scale];
  }
}

/** Metres in front of the camera. */
function depth([x, , z]: Place): number {
  return (z - CAMERA[2]) * COS - (x - CAMERA[0]) * SIN;
}

/** A polygon without the part next to or behind the camera (Sutherland-Hodgman, for one plane). */
function nearCut(places: readonly Place[]): readonly Place[] {
  if (places.every((place) => depth(place) >= NEAREST)) return places;
  return places.flatMap((place, index) => {
    const next = places[(index + 1) % places.length] ?? place;
    const [here, there] = [depth(place) - NEAREST, depth(next) - NEAREST];
    const kept = here >= 0 ? [place] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, between(place, next, here / (here - there))];
  });
}

/** The place at a share of the way from one to another. */
export function between(from: Place, to: Place, share: number): Place {
  const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share;
  return [at(0), at(1), at(2)];
}
