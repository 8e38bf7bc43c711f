import { daylightOf } from "../ambient";
import { type Shade, shadeOf } from "./shades";

type Context = CanvasRenderingContext2D;

/** Width in pixels, whatever the picture's size: drawn small and enlarged, the background looks out of focus. */
const WIDTH = 120;
const HORIZON = 0.62;

/** A country road from night to full sun, as wide as WIDTH. */
export function scenery(light: number, aspect: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(WIDTH * aspect);
  const context = canvas.getContext("2d");
  if (context) paintScenery(context, light, { width: WIDTH, height: canvas.height });
  return canvas;
}

function paintScenery(context: Context, light: number, { width, height }: { width: number; height: number }) {
  const fill = (shade: Shade) => {
    context.fillStyle = shadeOf(shade, light);
  };
  const horizon = height * HORIZON;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, shadeOf("sky", light));
  sky.addColorStop(1, shadeOf("horizon", light));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, horizon + 1);
  paintSun(context, light, width);

  fill("hills");
  ridge(context, width, horizon, (x) => 9 + 5 * Math.sin(x / 17 + 1) + 2.5 * Math.sin(x / 7));
  fill("trees");
  ridge(context, width, horizon + 2, (x) => 5 + 2 * Math.abs(Math.sin(x / 4)) + 1.5 * Math.sin(x / 11 + 2));
  fill("ground");
  context.fillRect(0, horizon, width, height - horizon);

  fill("road");
  quad(
    context,
    [width * 0.25, horizon],
    [width * 0.275, horizon],
    [width * 0.44, height],
    [-width * 0.3, height],
  );
  fill("paint");
  quad(
    context,
    [width * 0.275, horizon],
    [width * 0.277, horizon],
    [width * 0.43, height],
    [width * 0.41, height],
  );
  for (const [from, until] of [
    [0.08, 0.16],
    [0.26, 0.42],
    [0.62, 0.95],
  ] as const)
    dash(context, { width, height, horizon }, from, until);
  paintLamps(context, 1 - daylightOf(light), width, horizon);
}

function paintSun(context: Context, light: number, width: number) {
  const daylight = daylightOf(light);
  if (daylight < 0.5) return;
  const glow = context.createRadialGradient(width * 0.9, 2, 0, width * 0.9, 2, width * 0.5);
  glow.addColorStop(0, `rgb(255 250 225 / ${(daylight - 0.5) * 1.9})`);
  glow.addColorStop(1, "rgb(255 250 225 / 0)");
  context.fillStyle = glow;
  context.fillRect(0, 0, width, width);
}

function ridge(context: Context, width: number, foot: number, heightAt: (x: number) => number) {
  context.beginPath();
  context.moveTo(0, foot);
  for (let x = 0; x <= width; x++) context.lineTo(x, foot - heightAt(x));
  context.lineTo(width, foot);
  context.fill();
}

type Point = readonly [x: number, y: number];

function quad(context: Context, ...points: Point[]) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.fill();
}

type Ground = { width: number; height: number; horizon: number };

/** A dash of the centre line; `from` and `until` are shares of the way to the viewer. */
function dash(context: Context, { width, height, horizon }: Ground, from: number, until: number) {
  const middle = (share: number) => width * (0.262 - 0.19 * share);
  const y = (share: number) => horizon + (height - horizon) * share;
  const half = (share: number) => 0.1 + width * 0.007 * share;
  quad(
    context,
    [middle(from) - half(from), y(from)],
    [middle(from) + half(from), y(from)],
    [middle(until) + half(until), y(until)],
    [middle(until) - half(until), y(until)],
  );
}

/** Lamps and windows of a distant village. */
const LAMPS = [
  { x: 0.06, y: -2, radius: 1.6, colour: "255 190 110" },
  { x: 0.13, y: -4, radius: 1.1, colour: "255 220 170" },
  { x: 0.21, y: -1, radius: 1.9, colour: "255 170 90" },
  { x: 0.285, y: 1.5, radius: 1.3, colour: "255 245 225" },
  { x: 0.83, y: -3, radius: 1.5, colour: "255 205 140" },
  { x: 0.91, y: -1, radius: 2.1, colour: "255 180 100" },
  { x: 0.97, y: -5, radius: 1.1, colour: "230 235 255" },
] as const;

function paintLamps(context: Context, darkness: number, width: number, horizon: number) {
  if (darkness < 0.6) return;
  for (const { x, y, radius, colour } of LAMPS) {
    context.fillStyle = `rgb(${colour} / ${(darkness - 0.5) * 1.1})`;
    context.beginPath();
    context.arc(width * x, horizon + y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}
