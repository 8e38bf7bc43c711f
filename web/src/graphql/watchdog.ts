/** Calls `end` where what is expected does not come in time. */
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

/** How long a socket may take until it is open, and may owe a sign of life: on a line that is dead nobody closes it. */
export const socketPatience = { openMs: 15_000, pongMs: 5000 } as const;
