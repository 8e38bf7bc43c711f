import type { FastifyBaseLogger } from "fastify";
import { PlatformError } from "../errors.js";
import type { Refusal } from "../measurements/sortBatch.rules.js";
import { isNewlyWrong, skewInWords } from "./clock.rules.js";

/** Logs a device whose clock is off, once for each skew. */
export function logClock(
  log: FastifyBaseLogger,
  clientId: number,
  { skew, knownSkew }: { skew: number | null; knownSkew: number | null },
): void {
  if (!isNewlyWrong(skew, knownSkew)) return;
  log.warn({ clientId, clockSkewSeconds: skew }, `The clock of device ${clientId} is ${skewInWords(skew)}.`);
}

/** Logs a device with refused records, and their number for each reason. */
export function logRefused(log: FastifyBaseLogger, clientId: number, refused: readonly Refusal[]): void {
  if (refused.length === 0) return;
  const counts = new Map<string, number>();
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const words = [...counts].map(([reason, count]) => `${count} ${reason}`).join(", ");
  const message = `Refused of what device ${clientId} sent: ${words}.`;
  log.warn({ clientId, refused: Object.fromEntries(counts) }, message);
}

/** Logs a device that sends a batch under the id of another one. */
export function logConflict(log: FastifyBaseLogger, clientId: number, error: unknown): void {
  if (error instanceof PlatformError && error.code === "CONFLICT")
    log.warn({ clientId }, `Refused a batch of device ${clientId}: ${error.message}`);
}
