export const answersCache = "last-answers";

/** Takes away all answers that this browser keeps, whosever they are. Where it keeps none for a page there is nothing to do. */
export function forgetAnswers(): void {
  globalThis.caches?.delete(answersCache).catch(() => undefined);
}
