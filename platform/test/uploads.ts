import type { Headers, TestPlatform } from "./testPlatform.js";

/** A new firmware, of a few bytes where none are given. */
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
