import { shineAt } from "../ambient";
import { digitBitmap } from "../digits";
import { type Equipment, faceOf } from "../geometry";
import type { Frame, Sign } from "../signModel";
import { FACES } from "../smileyFace";
import { AMBER, type Colour, GREEN, paintDiodes, RED, spriteOf } from "./diodes";
import { paintHousing } from "./housing";
import { type PlacedField, type Placement, placeFace, type Size } from "./placement";
import { scenery } from "./scenery";

/** A sign by the road with all diodes off. */
export type Backdrop = {
  readonly picture: HTMLCanvasElement;
  readonly placement: Placement;
  readonly light: number;
};

/** @param size of the canvas, in its own pixels @param light 0 (night) to 7 (full sun) */
export function backdropOf(equipment: Equipment, size: Size, light: number): Backdrop {
  const placement = placeFace(faceOf(equipment), size);
  const picture = document.createElement("canvas");
  picture.width = size.width;
  picture.height = size.height;
  const context = picture.getContext("2d");
  if (context) {
    context.imageSmoothingQuality = "high";
    context.drawImage(scenery(light, size.height / size.width), 0, 0, size.width, size.height);
    paintHousing(context, placement, light, size);
  }
  return { picture, placement, light };
}

/** Draws a sign's frames on a canvas, before its backdrop. */
export function painterOf(
  context: CanvasRenderingContext2D,
  { picture, placement, light }: Backdrop,
  { brightness, digits }: Pick<Sign, "brightness" | "digits">,
) {
  const shine = shineAt(brightness[light] ?? null, light);
  const sprite = (colour: Colour, field: PlacedField | null) =>
    spriteOf(colour, field?.pitch ?? 1, shine, light);
  const sprites = {
    digits: sprite(AMBER, placement.digits),
    panel: sprite(AMBER, placement.panel),
    happy: sprite(GREEN, placement.smiley),
    sad: sprite(RED, placement.smiley),
  };
  return ({ speed, panel, smiley }: Frame) => {
    context.drawImage(picture, 0, 0);
    if (speed?.isLit)
      paintDiodes(context, placement.digits, digitBitmap(speed.digits, digits), sprites.digits);
    paintDiodes(context, placement.panel, panel, sprites.panel);
    if (smiley && placement.smiley) paintDiodes(context, placement.smiley, FACES[smiley], sprites[smiley]);
  };
}
