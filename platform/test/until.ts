const LONGEST_MS = 20_000;

/** Waits, turn by turn of the event loop, until a condition holds. @throws Error if it never does */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("What was waited for did not happen.");
    await new Promise(setImmediate);
  }
}
