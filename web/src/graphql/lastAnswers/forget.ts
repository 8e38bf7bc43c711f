export const answersCache = "last-answers";

/** Takes away all answers that this browser keeps, whosever they are. */
export async function forgetAnswers(): Promise<void> {
  try {
    await globalThis.caches?.delete(answersCache);
  } catch {
    // Where the browser refuses so much as to name its caches there are no answers in them.
  }
}
