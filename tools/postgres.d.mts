/** Types of postgres.mjs, for benchmarks in TypeScript. */
export const POSTGRES_HELP: string;
export function findPostgres(): string | undefined;
export function ensurePostgres(): Promise<string | undefined>;
export function startPostgres(): Promise<{
  folder: string;
  url(database: string): string;
  stop(): Promise<void>;
}>;
