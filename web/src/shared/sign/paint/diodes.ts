import { daylightOf, type Shine } from "../ambient";
import { type Bitmap, litDots } from "../bitmap";
import type { PlacedField } from "./placement";

export type Colour = {
  /** Colours of the diode and of its light, "r g b". */
  readonly body: string;
  readonly heart: string;
};

export const AMBER: Colour = { body: "255 138 8", heart: "255 206 96" };
export const GREEN: Colour = { body: "40 224 80", heart: "190 255 180" };
export const RED: Colour = { body: "255 48 32", heart: "255 168 140" };

/** A lit diode and the light around it, drawn once and copied to each lit diode. */
type Sprite = { readonly diode: HTMLCanvasElement; readonly halo: HTMLCanvasElement };

/** Share of a diode's pitch, and the soft edge in pixels, which must not darken small diodes. */
const BODY_RADIUS = 0.44;
const EDGE = 0.5;

/** Reach and strength of a diode's light on its surroundings: stronger at night, and wide if it dazzles. */
function haloOf({ strength, glare }: Shine, light: number) {
  const darkness = 1 - daylightOf(light);
  return {
    radius: 1.9 + 1.3 * darkness + 2.8 * glare,
    alpha: strength * (0.06 + 0.06 * darkness) + 0.02 * glare,
  };
}

export function spriteOf(colour: Colour, pitch: number, shine: Shine, light: number): Sprite {
  const { radius, alpha } = haloOf(shine, light);
  const heart = 0.35 + 0.65 * shine.strength;
  return {
    diode: disc(pitch * (BODY_RADIUS + 0.1 * shine.glare) + EDGE, [
      [0, `rgb(${colour.heart} / ${shine.strength * heart})`],
      [0.3, `rgb(${colour.heart} / ${shine.strength * heart * 0.85})`],
      [0.62, `rgb(${colour.body} / ${shine.strength})`],
      [0.85, `rgb(${colour.body} / ${shine.strength * 0.9})`],
      [1, `rgb(${colour.body} / 0)`],
    ]),
    halo: disc(pitch * radius, [
      [0, `rgb(${colour.body} / ${alpha})`],
      [0.4, `rgb(${colour.body} / ${alpha * 0.45})`],
      [1, `rgb(${colour.body} / 0)`],
    ]),
  };
}

function disc(radius: number, stops: readonly (readonly [at: number, colour: string])[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const size = Math.max(2, 2 * Math.ceil(radius));
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (context) {
    const gradient = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, radius);
    for (const [at, colour] of stops) gradient.addColorStop(at, colour);
    context.fillStyle = gradient;
    context.fillRect(0, 0, size, size);
  }
  return canvas;
}

/** Draws a picture's lit diodes in their field. */
export function paintDiodes(
  context: CanvasRenderingContext2D,
  { left, top, pitch }: PlacedField,
  bitmap: Bitmap,
  { diode, halo }: Sprite,
) {
  const dots = litDots(bitmap);
  const lay = (sprite: HTMLCanvasElement) => {
    const shift = pitch / 2 - sprite.width / 2;
    for (const { x, y } of dots) context.drawImage(sprite, left + x * pitch + shift, top + y * pitch + shift);
  };
  context.save();
  context.globalCompositeOperation = "lighter";
  lay(halo);
  // Lighter than what they shine on.
  context.globalCompositeOperation = "screen";
  lay(diode);
  context.restore();
}
