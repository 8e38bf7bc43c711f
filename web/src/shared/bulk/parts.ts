import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { newKey } from "../change/newKey";
import { type BulkResult, mayBeDone, mayRetry } from "./bulkResult";

/** Devices that are changed with one call. If the part has a key, sending it again does not make the change twice. */
export type Part = {
  readonly ids: readonly string[];
  readonly idempotencyKey: string | undefined;
  /** Null until an answer comes. */
  results: readonly BulkResult[] | null;
};

const piecesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / ITEMS_A_CALL) }, (_, index) =>
    ids.slice(index * ITEMS_A_CALL, (index + 1) * ITEMS_A_CALL),
  );

/** Parts of a new change. */
export const partsOf = (ids: readonly string[]): Part[] =>
  piecesOf(ids).map((piece) => ({ ids: piece, idempotencyKey: newKey(), results: null }));

/**
 * Parts of a retry of failures that may succeed. A part that may have been done keeps its key: the portal then
 * returns the first result and does not repeat the change. All other parts get new keys.
 * @param sent parts sent so far, the latest first
 */
export function partsAgain(sent: readonly Part[], results: readonly BulkResult[]): Part[] {
  const failed = results.filter(mayRetry);
  const unknown = new Set(failed.filter(mayBeDone).map(({ id }) => id));
  const again = sent.flatMap(({ ids, idempotencyKey }) => {
    const own = ids.filter((id) => unknown.delete(id));
    return own.length === 0 ? [] : [{ ids: own, idempotencyKey, results: null }];
  });
  const known = new Set(again.flatMap(({ ids }) => ids));
  return [...again, ...partsOf(failed.flatMap(({ id }) => (known.has(id) ? [] : [id])))];
}

/** Replaces older results with newer ones. */
export function withNewer(
  before: readonly BulkResult[],
  newer: readonly BulkResult[],
): readonly BulkResult[] {
  const byId = new Map(newer.map((result) => [result.id, result]));
  return before.map((result) => byId.get(result.id) ?? result);
}

export const resultsOf = (parts: readonly Part[]): BulkResult[] =>
  parts.flatMap(({ results }) => results ?? []);

export const sizeOf = (parts: readonly Part[]): number =>
  parts.reduce((count, { ids }) => count + ids.length, 0);
