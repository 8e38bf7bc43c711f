export const answersCache = "last-answers";

/** Deletes all answers that this browser keeps, of all people. */
export async function forgetAnswers(): Promise<void> {
  try {
    await globalThis.caches?.delete(answersCache);
  } catch {
    // A browser that refuses even to list its caches has no answers in them.
  }
}
