/** Types of instants.mjs, for its tests in TypeScript. */
export function isInstant(text: string): boolean;
export function instantOf(text: string, timeZone: string): number;
export function localText(instant: number, timeZone: string): string;
