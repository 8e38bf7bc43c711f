import { type ClientConfig, Pool, type PoolConfig, types } from "pg";

/** The application name of platforms' connections on the server. */
export const PLATFORM_NAME = "obcestje-platform";

const CONNECTIONS = 12;
const INT8 = 20;
const CONNECT_WITHIN_MS = 5_000;
/** Queries that wait longer than this for a lock fail as busy. */
const LOCK_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 60_000;
/** A server that was cut off does not answer at all, so the client gives up by itself. */
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
 * A PostgreSQL pool for requests. bigint and count(*) come as numbers: all such values are instants and
 * counts far below 2^53.
 */
export function requestPool(url: string, size = CONNECTIONS): Pool {
  return survivingLoss({
    ...connection(url),
    max: size,
    lock_timeout: LOCK_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
}

/** Connections without a time limit: for migrations and commands. */
export function patientPool(url: string): Pool {
  return survivingLoss({ ...connection(url), max: 2 });
}

/**
 * A pool that replaces broken connections. pg only watches idle ones: a connection that breaks between two
 * queries of its holder would end the process. The holder gets the error on the next query.
 */
function survivingLoss(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** The settings of the single listening connection. */
export function listenerConfig(url: string): ClientConfig {
  return connection(url);
}
