import { keepFigures } from "../../tools/figures.mjs";
import { ENGINE } from "./testDatabase.js";

/**
 * Stores the results of a test of `npm run test:heavy -- faults`, for its engine, in docs/figures.md, unless
 * fewer rounds were run.
 */
export function keepFound(name: string, rows: readonly (readonly [what: string, measured: string])[]): void {
  if (process.env.TEST_HEAVY && process.env.KILL_ROUNDS)
    keepFigures(`${name}-${ENGINE}`, ["what", "measured"], rows);
}
