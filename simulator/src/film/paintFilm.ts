import { localTime } from "../model/localTime.js";
import { randomFor } from "../model/random.js";
import type { Film } from "./film.js";
import { type Colour, Picture } from "./painting/picture.js";
import { GLYPH_HEIGHT, textWidth, write } from "./painting/text.js";
import { View } from "./painting/view.js";
import { FRAME_RATE } from "./plan.js";
import { paintBird } from "./scene/bird.js";
import { LIGHTS } from "./scene/light.js";
import { paintRoadUser } from "./scene/paintRoadUser.js";
import { paintScenery } from "./scene/scenery.js";
import { paintingOrder, sightOf } from "./scene/sight.js";

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
/** Picture widths at which letters get one dot larger. */
const LETTER_EVERY = 320;

/** Paints a film's frames one after another into the same memory: RGBA, valid until the next is requested. */
export function* paintFilm(film: Film): Generator<Uint8ClampedArray> {
  const { plan, traffic, birds } = film;
  const view = new View(plan.width, plan.height);
  const light = LIGHTS[plan.light];
  const scenery = paintScenery(view, light, randomFor("scenery", plan.seed));
  const picture = new Picture(plan.width, plan.height, light.colour);
  for (let frame = 0; frame < film.frames; frame++) {
    const second = frame / FRAME_RATE;
    picture.take(scenery);
    const inSight = traffic.filter((user) => sightOf(view, user, second));
    for (const user of inSight.sort((one, other) => paintingOrder(one, other, second)))
      paintRoadUser(picture, view, user, second);
    for (const bird of birds) paintBird(picture, bird, second);
    paintCaption(picture, film, frame);
    yield picture.bytes;
  }
}

/** Position and dot size of a frame's number in pictures of a size. Pixels. */
export function numberArea({ width, height }: { width: number; height: number }) {
  const scale = Math.max(1, Math.floor(width / LETTER_EVERY));
  const bar = (GLYPH_HEIGHT + 4) * scale;
  return { scale, bar, x: width - textWidth(numberText(0), scale) - 3 * scale, y: height - bar + 2 * scale };
}

/** A frame's number as shown in its picture. */
export function numberText(frame: number): string {
  return `#${String(frame).padStart(5, "0")}`;
}

/** Paints time, place and number into the picture's bottom, as far as there is room. */
function paintCaption(picture: Picture, { plan }: Film, frame: number): void {
  const { scale, bar, x, y } = numberArea(plan);
  picture.fillRectangle(0, plan.height - bar, plan.width, bar, BLACK);
  write(picture, numberText(frame), [x, y], scale, WHITE);
  const time = plan.recordedDate + frame / FRAME_RATE;
  const texts = [
    `${timeText(plan.timeZone, time)}  ${plan.place}`,
    timeText(plan.timeZone, time),
    clockText(plan.timeZone, time),
  ];
  const fitting = texts.find((text) => textWidth(text, scale) < x - 6 * scale);
  if (fitting !== undefined) write(picture, fitting, [3 * scale, y], scale, WHITE);
}

function timeText(timeZone: string, time: number): string {
  const { day } = localTime(timeZone, time);
  const [year, month, dayOfMonth] = new Date(day * 86_400_000).toISOString().slice(0, 10).split("-");
  return `${dayOfMonth}.${month}.${year} ${clockText(timeZone, time)}`;
}

/** With hundredths. */
function clockText(timeZone: string, time: number): string {
  const hundredths = Math.floor(localTime(timeZone, time).hour * 360_000 + 0.01);
  const two = (value: number) => String(value).padStart(2, "0");
  const seconds = Math.floor(hundredths / 100);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part)));
  return `${clock.join(":")}.${two(hundredths % 100)}`;
}
