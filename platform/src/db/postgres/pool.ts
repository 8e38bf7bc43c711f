import { type Client, type ClientConfig, Pool, types } from "pg";

/** What the server shows of the connections of platforms. */
export const PLATFORM_NAME = "obcestje-platform";

const CONNECTIONS = 12;
const INT8 = 20;
const CONNECT_WITHIN_MS = 5_000;
/** What waits longer for a lock than this is answered as busy. */
const LOCK_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 60_000;
/** A server that was cut off says nothing at all: the client gives up by itself. */
const ANSWER_WITHIN_MS = 65_000;

const numbers: ClientConfig["types"] = {
  getTypeParser: (type, format) => (type === INT8 ? Number : types.getTypeParser(type, format)),
};

const connection = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: PLATFORM_NAME,
  types: numbers,
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
});

/**
 * Connections to a PostgreSQL for requests. bigint and count(*) come as numbers: all that is kept there are
 * instants and counts far below 2^53.
 * @param onLost told of idle connections that broke; they are replaced when needed
 */
export function requestPool(url: string, onLost: (error: unknown) => void, size = CONNECTIONS): Pool {
  const pool = new Pool({
    ...connection(url),
    max: size,
    lock_timeout: LOCK_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  pool.on("error", onLost);
  return pool;
}

/** Connections without a time limit: for migrations and commands. */
export function patientPool(url: string): Pool {
  const pool = new Pool({ ...connection(url), max: 2 });
  pool.on("error", () => undefined);
  return pool;
}

/** The settings of the one connection that listens. */
export function listenerConfig(url: string): ConstructorParameters<typeof Client>[0] {
  return connection(url);
}
