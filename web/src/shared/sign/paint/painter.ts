import { shineAt } from "../ambient";
import { digitBitmap } from "../digits";
import { faceOf } from "../geometry";
import type { Frame, Sign } from "../signModel";
import { FACES } from "../smileyFace";
import { AMBER, GREEN, paintDiodes, RED, spriteOf } from "./diodes";
import { paintHousing } from "./housing";
import { type PlacedField, placeFace, type Size } from "./placement";
import { scenery } from "./scenery";

/** Draws a sign's frames on a canvas of this size (its own pixels) in an ambient light; what stands still is drawn once. */
export function painterOf(context: CanvasRenderingContext2D, size: Size, sign: Sign, light: number) {
  const placement = placeFace(faceOf(sign), size);
  const shine = shineAt(sign.brightness[light] ?? null, light);
  const sprite = (colour: typeof AMBER, field: PlacedField | null) =>
    spriteOf(colour, field?.pitch ?? 1, shine, light);
  const sprites = {
    digits: sprite(AMBER, placement.digits),
    panel: sprite(AMBER, placement.panel),
    happy: sprite(GREEN, placement.smiley),
    sad: sprite(RED, placement.smiley),
  };
  const still = document.createElement("canvas");
  still.width = size.width;
  still.height = size.height;
  const ground = still.getContext("2d");
  if (ground) {
    ground.imageSmoothingQuality = "high";
    ground.drawImage(scenery(light, size.height / size.width), 0, 0, size.width, size.height);
    paintHousing(ground, placement, light, size);
  }
  return ({ speed, panel, smiley }: Frame) => {
    context.drawImage(still, 0, 0);
    if (speed?.isLit)
      paintDiodes(context, placement.digits, digitBitmap(speed.digits, sign.digits), sprites.digits);
    paintDiodes(context, placement.panel, panel, sprites.panel);
    if (smiley && placement.smiley) paintDiodes(context, placement.smiley, FACES[smiley], sprites[smiley]);
  };
}
