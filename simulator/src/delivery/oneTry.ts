import { PlatformUnavailable } from "../platform-api/errors.js";

/**
 * The result of `call`; `otherwise` if the platform is not there to answer: the next try comes with the next
 * ping.
 */
export async function oneTry<T, const O>(call: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PlatformUnavailable) return otherwise;
    throw error;
  }
}
