const longestWaitMs = 15_000;

/** Half to all of 1 s, 2 s, 4 s … 15 s, or a thousand browsers would reconnect at the same moment. */
export const retryWait = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const longest = Math.min(1000 * 2 ** attempt, longestWaitMs);
    setTimeout(resolve, longest * (0.5 + Math.random() / 2));
  });
