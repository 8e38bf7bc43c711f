/** Types of nginx.mjs, for tests in TypeScript. */
export const NGINX_HELP: string;
export function findProgram(name: string): string | undefined;
export function ensureNginx(): Promise<string | undefined>;
