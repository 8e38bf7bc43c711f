import type { Env } from "../env.js";

/** Whether a person needs a second factor to sign in by a password. */
export function isFactorDemanded(
  demanded: Env["SECOND_FACTOR"],
  { admin, second_factor }: { admin: number; second_factor: number | null },
): boolean {
  if (demanded === "everybody" || second_factor === 1) return true;
  return demanded === "administrators" && admin === 1;
}
