/** Types of overrides.mjs, for tests in TypeScript. */
export function overrideFaults(
  overrides: Readonly<Record<string, string>>,
  reasons: Readonly<Record<string, string>>,
): string[];
