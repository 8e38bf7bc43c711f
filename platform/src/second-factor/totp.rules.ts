import { generateSecret, generateURI, verifySync } from "otplib";

/** A code holds for so many seconds, and counts for as many before and after, as clocks differ. */
const STEP = 30;
const CODE = /^\d{6}$/;

/** A new secret of 160 bits, in base 32. */
export const newTotpSecret = (): string => generateSecret();

/** The address by which apps take a secret, as a QR code. */
export const totpAddress = (secret: string, email: string): string =>
  generateURI({ issuer: "Obcestje", label: email, secret });

/**
 * The step of 30 s that a code is of.
 * @param lastStep no code up to this one counts any more; null: none was used
 * @returns null for a wrong or used code
 */
export function stepOfCode(
  { secret, lastStep }: { secret: string; lastStep: number | null },
  code: string,
  now: number,
): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!CODE.test(token)) return null;
  // The library wants the last step to lie within its window.
  const result = verifySync({ secret, token, epoch: now, epochTolerance: STEP });
  if (!result.valid) return null;
  const step = Math.floor(now / STEP) + result.delta;
  return lastStep === null || step > lastStep ? step : null;
}
