import { daylightOf } from "../ambient";
import type { PlacedField, Placement, Size } from "./placement";
import { shadeOf } from "./shades";

type Context = CanvasRenderingContext2D;

/** Share of a diode's pitch. */
const DIODE_RADIUS = 0.36;

/** The sign with all diodes off, on its pole. */
export function paintHousing(context: Context, placement: Placement, light: number, { height }: Size) {
  paintPole(context, placement, light, height);
  paintBody(context, placement, light);
  for (const field of [placement.digits, placement.panel, placement.smiley])
    if (field) paintField(context, field, placement.unit, light);
}

function paintPole(
  context: Context,
  { left, top, width, height, unit }: Placement,
  light: number,
  bottom: number,
) {
  const thick = 6 * unit;
  const from = left + width / 2 - thick / 2;
  const round = context.createLinearGradient(from, 0, from + thick, 0);
  round.addColorStop(0, shadeOf("frame", light * 0.6));
  round.addColorStop(0.65, shadeOf("pole", light));
  round.addColorStop(1, shadeOf("frame", light * 0.8));
  context.fillStyle = round;
  context.fillRect(from, top + height, thick, bottom);
  const shadow = context.createLinearGradient(0, top + height, 0, top + height + 8 * unit);
  shadow.addColorStop(0, "rgb(0 0 0 / 0.55)");
  shadow.addColorStop(1, "rgb(0 0 0 / 0)");
  context.fillStyle = shadow;
  context.fillRect(from, top + height, thick, 8 * unit);
}

function paintBody(context: Context, { left, top, width, height, unit }: Placement, light: number) {
  const daylight = daylightOf(light);
  const box = (inset: number, radius: number) => {
    context.beginPath();
    context.roundRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset, radius);
  };
  context.save();
  context.shadowColor = "rgb(0 0 0 / 0.5)";
  context.shadowBlur = 5 * unit;
  context.shadowOffsetY = 1.5 * unit;
  const edge = context.createLinearGradient(0, top, 0, top + height);
  edge.addColorStop(0, shadeOf("pole", light));
  edge.addColorStop(0.12, shadeOf("frame", light));
  edge.addColorStop(1, shadeOf("housing", light));
  context.fillStyle = edge;
  box(0, 3.5 * unit);
  context.fill();
  context.restore();

  const inside = context.createLinearGradient(left, top, left + width, top + height);
  inside.addColorStop(0, shadeOf("housing", light));
  inside.addColorStop(1, shadeOf("face", light));
  context.fillStyle = inside;
  box(unit, 2.7 * unit);
  context.fill();

  // The pane in front of the diodes reflects the sky.
  context.save();
  box(unit, 2.7 * unit);
  context.clip();
  const sheen = context.createLinearGradient(left, top, left + width * 0.7, top + height);
  sheen.addColorStop(0, `rgb(255 255 255 / ${0.015 + 0.09 * daylight})`);
  sheen.addColorStop(0.45, `rgb(255 255 255 / ${0.02 * daylight})`);
  sheen.addColorStop(0.46, "rgb(255 255 255 / 0)");
  context.fillStyle = sheen;
  context.fillRect(left, top, width, height);
  context.restore();
}

function paintField(context: Context, field: PlacedField, unit: number, light: number) {
  const { columns, rows, left, top, pitch } = field;
  const rim = 1.2 * unit;
  context.fillStyle = shadeOf("face", light);
  context.beginPath();
  context.roundRect(left - rim, top - rim, columns * pitch + 2 * rim, rows * pitch + 2 * rim, 1.2 * unit);
  context.fill();
  context.fillStyle = shadeOf("unlit", light);
  context.beginPath();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + (column + 0.5) * pitch, top + (row + 0.5) * pitch];
      context.moveTo(x + DIODE_RADIUS * pitch, y);
      context.arc(x, y, DIODE_RADIUS * pitch, 0, 2 * Math.PI);
    }
  context.fill();
}
