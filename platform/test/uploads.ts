import type { Headers, TestPlatform } from "./testPlatform.js";

/** A new firmware, of a few bytes by default. */
export function addUpload(
  platform: TestPlatform,
  admin: Headers,
  {
    version,
    hardwareType = "K200DISP_AMG",
    file = Buffer.from("firmware"),
  }: {
    version: string;
    hardwareType?: string;
    file?: Buffer;
  },
): Promise<{ id: number; sha256: string; size: number }> {
  const form = { "content-type": "multipart/form-data" };
  const metadata = JSON.stringify({ hardwareType });
  return platform.ok("POST", "/firmware", { ...admin, ...form }, { version, metadata, file });
}

/** Bytes that begin like an MP4 film. */
export function film(rest: Buffer = Buffer.from("pictures")): Buffer {
  return Buffer.concat([Buffer.from("\0\0\0\x18ftypisom"), rest]);
}

/** A new video with its film. */
export function addFilm(
  platform: TestPlatform,
  admin: Headers,
  fields: Record<string, unknown> = {},
): Promise<{ id: number; url: string; fileSize: number }> {
  const form = { "content-type": "multipart/form-data" };
  const said = { frameRate: 15, file: film(), ...fields };
  return platform.ok("POST", "/stetje/video/upload", { ...admin, ...form }, said);
}
