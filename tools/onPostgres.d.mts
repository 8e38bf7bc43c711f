export const SAME_ON_BOTH: Record<string, string[]>;
export function testsOnPostgres(inFull: boolean): string[];
