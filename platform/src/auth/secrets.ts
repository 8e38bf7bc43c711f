import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const SECRET_BYTES = 32;

/** A new secret of 256 bits. The prefix shows its kind. */
export function newSecret(
  prefix: "" | "dk_" | "ik_" | "rk_" | "ak_" | "vk_" | "wh_" | "al_" | "pa_" | "kd_" | "sf_",
): string {
  return prefix + randomBytes(SECRET_BYTES).toString("base64url");
}

const SHOWN_OF_KEY = 9;

/** How a key begins: enough to find one, of whose 256 bits it tells 36. */
export const startOfKey = (key: string): string => key.slice(0, SHOWN_OF_KEY);

/** The stored form of a secret. A fast hash is enough, as the secret can't be guessed. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** True if two secrets are equal. The time does not depend on where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));
}
