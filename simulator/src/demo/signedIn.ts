import type { AdminApi } from "../platform-api/adminApi.js";
import { PlatformRefusal } from "../platform-api/errors.js";

export type SignIn = (account: { email: string; password: string }) => Promise<AdminApi>;

/** Signs in; undefined if the platform refuses, as it does after a change of the password. */
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
