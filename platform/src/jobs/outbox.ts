/**
 * Sends what an outbox holds until nothing in it is due any more. A try that throws for another reason than its receiver
 * fails the job, once the others that were claimed with it have ended.
 * @param claim takes some that are due, for this sender alone
 */
export async function emptyOutbox<D>(
  claim: () => Promise<D[]>,
  tryOne: (delivery: D) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claim();
    if (claimed.length === 0) return;
    const tries = await Promise.allSettled(claimed.map((delivery) => tryOne(delivery)));
    for (const one of tries) if (one.status === "rejected") throw one.reason;
  }
}
