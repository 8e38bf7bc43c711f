/** Types of postgres.mjs, for benchmarks and tests in TypeScript. */
export const POSTGRES_HELP: string;
export function findPostgres(): string | undefined;
export function ensurePostgres(): Promise<string | undefined>;
export function startPostgres(
  settings?: Record<string, string>,
  parent?: string,
): Promise<{
  folder: string;
  url(database: string): string;
  stop(): Promise<void>;
  crash(whileDown?: () => Promise<void>): Promise<void>;
}>;
