import type { AdminApi } from "../platform-api/adminApi.js";
import { PlatformRefusal } from "../platform-api/errors.js";

export type SignIn = (account: { email: string; password: string }) => Promise<AdminApi>;

/** Signs in as somebody; undefined where the platform refuses, as it does once they have another password. */
export async function signedIn(
  signIn: SignIn,
  account: { email: string; password: string },
): Promise<AdminApi | undefined> {
  try {
    return await signIn(account);
  } catch (error) {
    if (error instanceof PlatformRefusal) return undefined;
    throw error;
  }
}
