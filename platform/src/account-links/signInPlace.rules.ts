import type { Language } from "../mail/language.rules.js";
import { deviceName } from "./deviceName.rules.js";

/** From where, and by what, somebody has signed in. */
export interface SignInPlace {
  address: string;
  /** As the browser or script names itself; null: it does not. */
  userAgent: string | null;
}

/** What a notice of a sign-in tells of its place, which the outbox has as JSON. */
export function signInPlaceOf(about: string | null, language: Language): { what: string; address: string } {
  const { address = "", userAgent = null } = JSON.parse(about ?? "{}") as Partial<SignInPlace>;
  // An IPv4 address without the prefix of an IPv6 socket, as the portal shows it.
  return { what: deviceName(userAgent, language), address: address.replace(/^::ffff:(?=\d+\.)/, "") };
}
