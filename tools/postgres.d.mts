/** Types of postgres.mjs, for benchmarks and tests in TypeScript. */
export const POSTGRES_HELP: string;
export function findPostgres(): string | undefined;
export function ensurePostgres(): Promise<string | undefined>;
export interface PostgresServer {
  folder: string;
  url(database: string): string;
  stop(): Promise<void>;
  end(): Promise<unknown>;
  start(): Promise<unknown>;
  crash(whileDown?: () => Promise<void>): Promise<void>;
}
export function startPostgres(
  settings?: Record<string, string>,
  parent?: string,
  primary?: string,
): Promise<PostgresServer>;
