const tasks: (() => void)[] = [];

class ChannelByHand {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => tasks.push(() => this.port1.onmessage?.()) };
}

/** Heavy work takes its turns only when the test says so; import it before code that should wait. */
Object.assign(globalThis, { MessageChannel: ChannelByHand });

/**
 * Runs the next task with one turn.
 * @returns false if none is waiting
 */
export function nextTurn(): boolean {
  const task = tasks.shift();
  task?.();
  return task !== undefined;
}
