export const BROWSER_ARGS: readonly string[];
