/** Types of outdated.mjs, for tests in TypeScript. */
type Place = { current: string; latest: string; dependent: string };

export function howFar(current: string, latest: string): string;
export function outdatedRows(
  answer: Readonly<Record<string, Place | readonly Place[]>>,
  held: Readonly<Record<string, string>>,
): string[][];
