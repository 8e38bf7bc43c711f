/** Calls `end` if the expected does not happen in time. */
export function createWatchdog(end: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    expect(withinMs: number): void {
      clearTimeout(timer);
      timer = setTimeout(end, withinMs);
    },
    met: (): void => clearTimeout(timer),
  };
}

/** Time for a socket to open, and to answer a ping: on a dead connection nobody closes it. */
export const socketPatience = { openMs: 15_000, pongMs: 5000 } as const;
