/**
 * Sends the content of an outbox until nothing in it is due. If a try fails for a reason other than its
 * receiver, the job fails once the others claimed with it have ended.
 * @param claim takes some due deliveries for this sender only
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
