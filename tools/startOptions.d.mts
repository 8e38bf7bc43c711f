export function readPlatform(args: readonly string[]): string | undefined;
