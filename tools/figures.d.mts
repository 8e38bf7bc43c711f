/** Types of figures.mjs, for tests in TypeScript. */
export function keepFigures(
  name: string,
  head: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
): void;
