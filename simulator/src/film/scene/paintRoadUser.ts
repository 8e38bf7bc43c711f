import type { Colour, Picture } from "../painting/picture.js";
import { isFacing, type Placing, paintSolid, type Solid } from "../painting/solid.js";
import { GLYPH_HEIGHT, textWidth, write } from "../painting/text.js";
import { CAMERA, type Place, type View } from "../painting/view.js";
import { bus, car, truck, truckTrailer, van } from "./motorShapes.js";
import { KINDS, placingOf, type RoadUser } from "./roadUser.js";
import { type Plate, RUBBER, type Shape, type Wheel } from "./shape.js";
import { bicycle, motorbike, pedestrian } from "./smallShapes.js";

const SHADOW: Colour = [20, 22, 30];
const WHITE: Colour = [246, 247, 248];
const INK: Colour = [24, 26, 30];
const BLUE: Colour = [28, 66, 160];
const SPOKES = 14;
/** Metres; larger than real ones, so that they are legible in such a small film. */
const PLATE = { width: 1.06, height: 0.24 };
/** Pixels by which a text may extend beyond it. */
const ROOM = 3;

/** Paints a road user with shadow and plate, at a second of the film. */
export function paintRoadUser(picture: Picture, view: View, user: RoadUser, second: number): void {
  const place = placingOf(user, second);
  const shape = shapeOf(user, second);
  paintShadow(picture, view, user, place);
  for (const solid of fromFarToNear(shape.below, place)) paintSolid(picture, view, solid, place);
  for (const wheel of shape.wheels) paintWheel(picture, view, wheel, place);
  for (const solid of fromFarToNear(shape.above, place)) paintSolid(picture, view, solid, place);
  for (const { at, radius, colour } of shape.heads) {
    const head = place(at);
    const [middle] = view.project([head]);
    if (middle) picture.fillDisc(middle, radius * view.scaleAt(head), colour);
  }
  if (user.plate !== null) for (const plate of shape.plates) paintPlate(picture, view, plate, user, place);
}

function shapeOf({ type, colour }: RoadUser, second: number): Shape {
  switch (type) {
    case "car":
      return car(colour);
    case "van":
      return van(colour);
    case "truck":
      return truck(colour);
    case "truck_trailer":
      return truckTrailer(colour);
    case "bus":
      return bus(colour);
    case "motorbike":
      return motorbike(colour);
    case "bicycle":
      return bicycle(colour, second);
    case "pedestrian":
      return pedestrian(colour, second);
  }
}

function fromFarToNear(solids: readonly Solid[], place: Placing): Solid[] {
  const distance = ({ x, y, z }: Solid): number => {
    const middle = place([(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2]);
    return Math.hypot(middle[0] - CAMERA[0], middle[2] - CAMERA[2]);
  };
  return [...solids].sort((one, other) => distance(other) - distance(one));
}

function paintShadow(picture: Picture, view: View, { type }: RoadUser, place: Placing): void {
  const { length, width, height } = KINDS[type];
  const [x, z] = [width / 2 + 0.1, length / 2 + 0.05];
  const fall = Math.min(0.6, height * 0.25);
  const ground: Place[] = [
    [-x, 0, -z],
    [x, 0, -z],
    [x, 0, z],
    [-x, 0, z],
  ];
  const fallen = ground.map((corner): Place => {
    const [left, , far] = place(corner);
    return [left - fall, 0, far + fall / 2];
  });
  picture.fillPolygon(view.project(fallen), SHADOW, 0.4);
}

/** Paints the visible side of a wheel, or of both wheels if it is off the middle. */
function paintWheel(picture: Picture, view: View, { x, z, radius, hub }: Wheel, place: Placing): void {
  for (const side of x === 0 ? [0] : [-x, x]) {
    const rim = (size: number) =>
      view.project(
        Array.from({ length: SPOKES }, (_, index): Place => {
          const angle = (2 * Math.PI * index) / SPOKES;
          return place([side, radius + size * Math.sin(angle), z + size * Math.cos(angle)]);
        }),
      );
    const seen = rim(radius);
    if (side !== 0 && isFacing(seen) !== side > 0) continue;
    picture.fillPolygon(seen, RUBBER);
    picture.fillPolygon(rim(radius * (side === 0 ? 0.82 : 0.55)), hub);
  }
}

/** From afar a plate is white; nearby it is legible. */
function paintPlate(picture: Picture, view: View, { at, on }: Plate, user: RoadUser, place: Placing): void {
  const text = user.plate ?? "";
  const corners = (width: number) =>
    view.project(plateCorners(at, on === "front" ? -width : width).map(place));
  const [from, to, ...above] = corners(PLATE.width);
  if (!from || !to || !isFacing([from, to, ...above])) return;
  const scale = Math.floor((to[0] - from[0] + ROOM) / textWidth(text, 1));
  if (scale < 1) {
    picture.fillPolygon(corners(Math.min(PLATE.width, KINDS[user.type].width * 0.6)), WHITE);
    return;
  }
  const height = GLYPH_HEIGHT * scale;
  const edge = 2 * scale;
  const left = Math.round((from[0] + to[0] - textWidth(text, scale)) / 2);
  const top = Math.round((from[1] + (above[0]?.[1] ?? from[1]) - height) / 2);
  picture.fillRectangle(left - 2 * edge, top - edge, edge, height + 2 * edge, BLUE);
  picture.fillRectangle(left - edge, top - edge, textWidth(text, scale) + 2 * edge, height + 2 * edge, WHITE);
  write(picture, text, [left, top], scale, INK);
}

function plateCorners([x, y, z]: Place, width: number): Place[] {
  const [left, right] = [x - width / 2, x + width / 2];
  const [bottom, top] = [y - PLATE.height / 2, y + PLATE.height / 2];
  return [
    [left, bottom, z],
    [right, bottom, z],
    [right, top, z],
    [left, top, z],
  ];
}
