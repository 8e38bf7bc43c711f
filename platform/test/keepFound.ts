import { keepFigures } from "../../tools/figures.mjs";
import { ENGINE } from "./testDatabase.js";

/** Keeps what a test of `npm run test:heavy -- faults` found, of its engine, in docs/figures.md; not what fewer rounds found. */
export function keepFound(name: string, rows: readonly (readonly [what: string, measured: string])[]): void {
  if (process.env.TEST_HEAVY && process.env.KILL_ROUNDS)
    keepFigures(`${name}-${ENGINE}`, ["what", "measured"], rows);
}
