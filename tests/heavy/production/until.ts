const LONGEST_MS = 30_000;
const LOOK_MS = 20;

/**
 * Waits until a condition holds; it polls, because it waits for other processes.
 * @throws Error if it never holds
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("What was waited for did not happen.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
