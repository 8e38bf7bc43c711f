const LONGEST_MS = 60_000;
const PAUSE_MS = 5;

/** Waits until a condition holds, and leaves the processor to those it waits for. @throws Error if it never does */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("What was waited for did not happen.");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
