import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const SECRET_BYTES = 32;

/** A new secret of 256 bits; the prefix says what it opens. */
export function newSecret(prefix: "" | "dk_" | "ik_" | "rk_" | "ak_" | "vk_" | "wh_"): string {
  return prefix + randomBytes(SECRET_BYTES).toString("base64url");
}

/** What is kept of a secret. A fast hash is enough, as it can't be guessed. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Whether two secrets are equal, in a time that tells nothing of where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));
}
