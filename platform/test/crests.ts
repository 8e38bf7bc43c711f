import sharp from "sharp";
import type { Headers, TestPlatform } from "./testPlatform.js";

/** A picture of so many pixels, half of it transparent. */
export function picture(width: number, height: number) {
  const background = { r: 190, g: 20, b: 40, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } });
}

/** A PNG of 8×8 pixels. */
export const squarePicture: Buffer = await picture(8, 8).png().toBuffer();

export interface Crest {
  groupId: number;
  width: number;
  height: number;
  setDate: number;
  etag: string;
}

/** Sends a file as a group's crest. */
export const sendCrest = (platform: TestPlatform, who: Headers, groupId: number, file: Buffer) =>
  platform.call(
    "POST",
    `/group/crest?groupId=${groupId}`,
    { ...who, "content-type": "multipart/form-data" },
    { file },
  );

/** Gives a group a crest, of 8×8 pixels if no file is given. */
export async function addCrest(
  platform: TestPlatform,
  admin: Headers,
  groupId: number,
  file = squarePicture,
): Promise<Crest> {
  const { status, body } = await sendCrest(platform, admin, groupId, file);
  if (status !== 201) throw new Error(`The crest was answered ${status}.`);
  return body;
}
