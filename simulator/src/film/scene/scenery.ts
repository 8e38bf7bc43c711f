import type { Random } from "../../model/random.js";
import { type Colour, Picture, shaded } from "../painting/picture.js";
import { paintSolid } from "../painting/solid.js";
import type { Place, View } from "../painting/view.js";
import type { Light } from "./light.js";

const GRASS: Colour = [112, 142, 82];
const ASPHALT: Colour = [98, 100, 104];
const CYCLE_WAY: Colour = [136, 92, 82];
const PAVEMENT: Colour = [166, 164, 158];
const KERB: Colour = [194, 192, 186];
const PAINT: Colour = [228, 228, 222];
const TRUNK: Colour = [92, 74, 58];
const LEAVES: Colour = [72, 112, 62];
const PLASTERS: readonly Colour[] = [
  [226, 212, 186],
  [236, 234, 228],
  [206, 190, 150],
  [196, 206, 206],
];
const ROOF: Colour = [158, 84, 62];
const WINDOW: Colour = [74, 86, 98];

/** Metres along the road. */
const NEAR = 2;
const FAR = 400;
const DASH = 3;
const DASH_EVERY = 9;
const DASHES_UNTIL = 160;
const ROUGHNESS = 3;

/** The static scene: sky, hills, fields, road, a house and trees. */
export function paintScenery(view: View, light: Light, random: Random): Picture {
  const picture = new Picture(view.width, view.height, light.colour);
  paintSky(picture, view, light);
  paintHills(picture, view, light, random);
  paintGround(picture, view);
  for (const z of [75, 66]) paintTree(picture, view, [-30 + random() * 8, 0, z], 6, random);
  paintHouse(picture, view, random);
  for (const z of [44, 28]) paintTree(picture, view, [-11 + random() * 3, 0, z + random() * 6], 4, random);
  for (const z of [120, 95, 70]) paintTree(picture, view, [9 + random() * 3, 0, z], 5, random);
  picture.roughen(random, ROUGHNESS);
  return picture;
}

function paintSky(picture: Picture, { width, horizon }: View, { sky: [top, low] }: Light): void {
  for (let row = 0; row < horizon + 1; row++) {
    const share = row / horizon;
    const at = (channel: 0 | 1 | 2) => Math.round(top[channel] + (low[channel] - top[channel]) * share);
    picture.fillRectangle(0, row, width, 1, [at(0), at(1), at(2)]);
  }
}

function paintHills(picture: Picture, { width, horizon }: View, { hills }: Light, random: Random): void {
  for (const [height, haze] of [
    [0.42, 1.18],
    [0.22, 1],
  ] as const) {
    const phase = random() * 6;
    const ridge = (x: number): number => {
      const at = (x / width) * 6 + phase;
      return horizon * (1 - height * (0.55 + 0.3 * Math.sin(at) + 0.15 * Math.sin(at * 2.7)));
    };
    for (let x = 0; x < width; x++) {
      const top = Math.round(ridge(x));
      picture.fillRectangle(x, top, 1, Math.ceil(horizon) - top, shaded(hills, haze));
    }
  }
}

function paintGround(picture: Picture, view: View): void {
  picture.fillPolygon(
    [
      [0, view.horizon],
      [view.width, view.horizon],
      [view.width, view.height],
      [0, view.height],
    ],
    GRASS,
  );
  const strip = (from: number, to: number, colour: Colour, begin = NEAR, end = FAR): void => {
    const corners: Place[] = [
      [from, 0, begin],
      [to, 0, begin],
      [to, 0, end],
      [from, 0, end],
    ];
    picture.fillPolygon(view.project(corners), colour);
  };
  strip(-30, -14, shaded(GRASS, 1.12), 20, 46);
  strip(-5.9, -4.2, PAVEMENT);
  strip(-4.35, -4.15, KERB);
  strip(-4.15, -3, CYCLE_WAY);
  strip(3, 4.1, CYCLE_WAY);
  strip(4.1, 4.3, KERB);
  strip(-3, 3, ASPHALT);
  for (const edge of [-3, 2.88]) strip(edge, edge + 0.12, PAINT);
  for (let z = NEAR; z < DASHES_UNTIL; z += DASH_EVERY) strip(-0.07, 0.07, PAINT, z, z + DASH);
}

function paintTree(picture: Picture, view: View, [x, y, z]: Place, height: number, random: Random): void {
  const scale = view.scaleAt([x, y, z]);
  paintSolid(
    picture,
    view,
    { x: [-0.15, 0.15], y: [0, height * 0.5], z: [-0.15, 0.15], colour: TRUNK },
    (place) => [x + place[0], place[1], z + place[2]],
  );
  for (let leaf = 0; leaf < 14; leaf++) {
    const angle = random() * 2 * Math.PI;
    const reach = random() * height * 0.26;
    const at: Place = [x + reach * Math.cos(angle), height * 0.72 + reach * Math.sin(angle), z];
    const [middle] = view.project([at]);
    const colour = shaded(LEAVES, 0.8 + random() * 0.45);
    if (middle) picture.fillDisc(middle, scale * height * (0.1 + 0.08 * random()), colour);
  }
}

function paintHouse(picture: Picture, view: View, random: Random): void {
  const plaster = PLASTERS[Math.floor(random() * PLASTERS.length)] ?? PAVEMENT;
  const middle = { x: -18 + 3 * random(), z: 38 + 16 * random() };
  const place = (at: Place): Place => [middle.x + at[0], at[1], middle.z + at[2]];
  const panes = [0.12, 0.42, 0.72].flatMap((u) =>
    [0.14, 0.58].map((v) => ({ from: [u, v], to: [u + 0.16, v + 0.26], colour: WINDOW }) as const),
  );
  const patches = (["rear", "right"] as const).flatMap((on) => panes.map((pane) => ({ on, ...pane })));
  paintSolid(picture, view, { x: [-4, 4], y: [0, 5], z: [-5, 5], colour: plaster, patches }, place);
  const roof = { x: [-4.5, 4.5], y: [5, 7.6], z: [-5.5, 5.5], colour: ROOF, inset: { sides: 4.4 } } as const;
  paintSolid(picture, view, { ...roof, sides: { rear: plaster, front: plaster } }, place);
}
