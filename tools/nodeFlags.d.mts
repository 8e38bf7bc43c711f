/** Types of nodeFlags.mjs, for benchmarks in TypeScript. */
export const NODE_FLAGS: { gateway: readonly string[] };
