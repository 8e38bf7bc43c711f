import type { Platform } from "./platform.js";

/** The secret by which accounts know a browser; null: it has none yet; undefined: a script, which keeps none. */
export type DeviceSecret = string | null | undefined;

/** What a sign-in tells of its browser: nothing of a script, and nothing to a platform that knows no devices. */
export async function deviceIn(
  { offers }: Platform,
  secret: DeviceSecret,
): Promise<{ device?: string | null }> {
  return secret !== undefined && (await offers.has("known-devices")) ? { device: secret } : {};
}

/** A session that was opened. */
export interface SignedIn {
  sessionId: string;
  /** The secret that the browser keeps from now on; null: it keeps what it has. */
  device: string | null;
}
