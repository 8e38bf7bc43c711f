import { ENGINE } from "./testDatabase.js";

/**
 * The number of a property's cases. What is computed is the same on both engines: PostgreSQL gets a quarter of
 * them, and all with `npm run test:heavy -- postgres`.
 */
export function cases(many: number): number {
  const isWhole = ENGINE === "sqlite" || process.env.TEST_POSTGRES === "in full";
  return isWhole ? many : Math.ceil(many / 4);
}
