import { signIn } from "../platform-api/adminApi.js";
import { type DeviceApi, deviceApi } from "../platform-api/deviceApi.js";
import { PlatformRefusal, PlatformUnavailable } from "../platform-api/errors.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import { ImportError } from "./importError.js";

/** Who may import: someone who signs in as an administrator, or the holder of a device or import key. */
export type ImportAccess = { email: string; password: string } | { apiKey: string };

/** What a failure means to someone who imports. */
function explained(error: unknown, url: string, email: string): unknown {
  if (error instanceof PlatformUnavailable) {
    return new ImportError(`the platform at ${url} is not available: ${error.message}`);
  }
  if (!(error instanceof PlatformRefusal)) return error;
  if (error.status === 401) return new ImportError(`the platform refuses ${email}: wrong e-mail or password`);
  if (error.status === 403) {
    return new ImportError(
      `${email} is no administrator: only those may import, or whoever has the device's --key`,
    );
  }
  return error;
}

async function importKey(
  url: string,
  account: { email: string; password: string },
  guid: string,
): Promise<string> {
  const admin = await signIn(url, account);
  try {
    const client = (await admin.clients()).find((one) => one.guid === guid);
    if (!client) throw new ImportError(`the platform has no client with the guid ${guid}`);
    return (await admin.createKey(client.id, "import")).apiKey;
  } finally {
    await admin.logOut().catch(() => undefined);
  }
}

/**
 * The way in for a client's readings.
 * @throws ImportError for a platform that stays away, a wrong password, missing rights, or an unknown guid
 */
export async function openDevice(
  url: string,
  access: ImportAccess,
  guid: string,
  retry: RetryOptions,
): Promise<DeviceApi> {
  if ("apiKey" in access) return deviceApi(url, access.apiKey);
  try {
    return deviceApi(url, await retrying(() => importKey(url, access, guid), retry));
  } catch (error) {
    throw explained(error, url, access.email);
  }
}
