const tasks: (() => void)[] = [];

class ChannelByHand {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => tasks.push(() => this.port1.onmessage?.()) };
}

/** Heavy work takes its turns when a test says so; import it before what is to wait. */
Object.assign(globalThis, { MessageChannel: ChannelByHand });

/** Runs the next task in which one turn is taken. @returns false where none waits */
export function nextTurn(): boolean {
  const task = tasks.shift();
  task?.();
  return task !== undefined;
}
