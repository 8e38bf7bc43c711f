import { hash, verify } from "@node-rs/argon2";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@obcestje/contract/limits/lengths.js";
import pLimit from "p-limit";
import { invalid, PlatformError } from "../errors.js";
import { COMMON_PASSWORDS } from "./commonPasswords.js";

/** argon2id with 19 MiB, 2 passes, 1 lane: OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const WAITING_AT_MOST = 200;
const RETRY_AFTER = 5;

const inTurn = pLimit(AT_ONCE);

/**
 * Runs at most four expensive hashes at once. Others wait in line, and are refused if the line is too long.
 */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= WAITING_AT_MOST)
    throw new PlatformError("UNAVAILABLE", "Too many sign-ins at once; try again.", undefined, RETRY_AFTER);
  return inTurn(work);
}

/** Passwords that look equal are equal, however a keyboard composes their letters. */
const normal = (password: string) => password.normalize("NFC");

/** Hashes a password. Call it in the queue. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

let dummyHash: Promise<string> | undefined;

/** The stored hash of an account without a password. */
export const NO_PASSWORD = "";

/** The stored hash of an account whose person signs in by a provider, and has set no password. */
export const SIGNS_IN_BY_PROVIDER = "-";

/** True if an account has a password. */
export const hasPassword = (passwordHash: string): boolean =>
  passwordHash !== NO_PASSWORD && passwordHash !== SIGNS_IN_BY_PROVIDER;

/**
 * True if a password fits a hash. Without a hash it takes as long, and is always false. Call it in the queue.
 */
export async function passwordFits(password: string, passwordHash: string = NO_PASSWORD): Promise<boolean> {
  dummyHash ??= hashPassword("no account has this password");
  const hasOne = hasPassword(passwordHash);
  const fits = await verify(hasOne ? passwordHash : await dummyHash, normal(password));
  return fits && hasOne;
}

/**
 * @throws PlatformError for a password that is too short, too long, or among those that attackers try first
 */
export function checkNewPassword(password: string, path = "password"): void {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) throw invalid(path, "TOO_SHORT", { min: SHORTEST_PASSWORD });
  if (length > LONGEST_PASSWORD) throw invalid(path, "TOO_LONG", { max: LONGEST_PASSWORD });
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw invalid(path, "TOO_COMMON");
}
