import pLimit from "p-limit";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { PlatformError } from "../errors.js";
import { FAULTS, MOST_MILLION_PIXELS } from "./faults.js";
import { isMovingPng, type PictureForm, pictureFormOf } from "./form.rules.js";
import { checkSvg } from "./svg.rules.js";

/** Pixels of a crest's longer side: 230 per inch at the full width in the report's cover, 66 mm. */
export const LONGEST_SIDE = 600;
const LONGEST_SECONDS = 20;
/** Dots per inch at which an SVG pixel is one pixel (CSS 2.2, 4.3.2, as the library counts). */
const SVG_DENSITY = 72;
const HIGHEST_DENSITY = 100_000;

/**
 * Invisible margins are cut off, so that the crest fills its space. The threshold is the tolerated
 * difference, of 255.
 */
const CLEAR = { background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 };
const WHITE = { background: "#ffffff", threshold: 10 };

// Allows only these formats, and caches nothing that was read.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Png", "Jpeg", "Webp", "Svg"].map((form) => `VipsForeignLoad${form}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** A crest as it is stored: a PNG without metadata. */
export interface Crest {
  png: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** One picture is processed at a time: a slow one occupies only one of the process's few threads. */
const inTurn = pLimit(1);

/**
 * Makes a crest from an uploaded picture: detects its format from the bytes, decodes it, and redraws it,
 * 600×600 pixels at most, upright, with its transparency but without empty margins.
 * @throws PlatformError VALIDATION_FAILED naming file, with the reason
 */
export function crestOf(file: Buffer): Promise<Crest> {
  return inTurn(() => draw(file));
}

async function draw(file: Buffer): Promise<Crest> {
  const form = pictureFormOf(file);
  if (form === null) throw FAULTS.noPicture();
  if (form === "svg") await checkDrawing(file);
  const told = await readable(() => open(file).metadata());
  if (isMoving(file, form, told)) throw FAULTS.moving();
  const isClear = form === "svg" || !(await readable(() => open(file).stats())).isOpaque;
  const picture = form === "svg" ? open(file, densityFor(told)) : open(file);
  const { data, info } = await readable(() =>
    picture
      .autoOrient()
      .trim(isClear ? CLEAR : WHITE)
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true }),
  );
  if (await isEmpty(data)) throw FAULTS.empty();
  return { png: data, width: info.width, height: info.height };
}

const open = (file: Buffer, density = SVG_DENSITY): Sharp =>
  sharp(file, { failOn: "error", limitInputPixels: MOST_MILLION_PIXELS * 1_000_000, density });

/**
 * An SVG is drawn larger than a crest may be, as its margins are cut off. Otherwise it would not be sharp on
 * paper.
 */
function densityFor({ width, height }: Metadata): number {
  const density = (SVG_DENSITY * 2 * LONGEST_SIDE) / Math.max(width, height, 1);
  return Math.min(Math.max(density, 1), HIGHEST_DENSITY);
}

function isMoving(file: Buffer, form: PictureForm, { pages = 1 }: Metadata): boolean {
  return pages > 1 || (form === "png" && isMovingPng(file));
}

/** Checks the pictures within an SVG: unreadable ones would be missing in the drawing without an error. */
async function checkDrawing(file: Buffer): Promise<void> {
  for (const picture of checkSvg(utf8(file))) {
    const form = pictureFormOf(picture);
    const isRead =
      form !== null &&
      form !== "svg" &&
      (await open(picture)
        .stats()
        .then(Boolean, () => false));
    if (!isRead) throw FAULTS.unreadPicture();
  }
}

function utf8(file: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw FAULTS.noPicture();
  }
}

/** True if nothing of it would be visible on any background. */
async function isEmpty(png: Buffer): Promise<boolean> {
  const { isOpaque, channels } = await sharp(png).stats();
  return !isOpaque && channels.at(-1)?.max === 0;
}

/** Translates the library's errors about an unreadable picture into our words. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw faultOf(error instanceof Error ? error.message : "");
  }
}

function faultOf(message: string): PlatformError {
  if (message.includes("exceeds pixel limit")) return FAULTS.tooManyPixels();
  if (message.startsWith("timeout")) return FAULTS.tooSlow();
  return FAULTS.damaged();
}
