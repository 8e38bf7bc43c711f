import type { Socket } from "node:net";
import { type Client, type ClientConfig, type Pool, type PoolClient, types } from "pg";
import { clientsOf, ServerPool } from "./servers.js";

/** The application name of platforms' connections on the server. */
export const PLATFORM_NAME = "obcestje-platform";

const CONNECTIONS = 12;
/** A new one must learn the tables and plan its statements first, in the middle of the load that asks for it. */
const KEPT_IDLE_MS = 600_000;
const INT8 = 20;
const CONNECT_WITHIN_MS = 5_000;
/** Queries that wait longer than this for a lock fail as busy. */
const LOCK_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 60_000;
/** A server that was cut off does not answer at all, so the client gives up by itself. */
const QUERY_WITHIN_MS = 65_000;
/** Even a busy server answers the simplest question within this time. */
export const ANSWERS_WITHIN_MS = 4_000;

const numbers: ClientConfig["types"] = {
  getTypeParser: (type, format) => (type === INT8 ? Number : types.getTypeParser(type, format)),
};

const CONNECTION: ClientConfig = {
  application_name: PLATFORM_NAME,
  types: numbers,
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
};

/**
 * A PostgreSQL pool for requests. bigint and count(*) come as numbers: all such values are instants and
 * counts far below 2^53.
 */
export function requestPool(url: string, size = CONNECTIONS): Pool {
  return new ServerPool(url, {
    ...CONNECTION,
    max: size,
    idleTimeoutMillis: KEPT_IDLE_MS,
    lock_timeout: LOCK_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: STATEMENT_WITHIN_MS,
    query_timeout: QUERY_WITHIN_MS,
  });
}

/** Connections without a time limit: for migrations and commands. */
export function patientPool(url: string): Pool {
  return new ServerPool(url, { ...CONNECTION, max: 2 });
}

/** @returns a function that makes the single listening connection, one after another */
export function listeners(url: string): () => Client {
  return clientsOf(url, { ...CONNECTION, query_timeout: ANSWERS_WITHIN_MS });
}

/** The connections of a pool, to tell those that a firewall has dropped without a word. */
export class Connections {
  /** Bytes that each had received when the server was last asked whether it answers. */
  private readonly received = new Map<Socket, number>();

  constructor(pool: Pool) {
    pool.on("connect", (client) => {
      const socket = socketOf(client);
      this.received.set(socket, socket.bytesRead);
      socket.once("close", () => this.received.delete(socket));
    });
  }

  /** The server is being asked whether it answers. */
  noteReceived(): void {
    for (const socket of this.received.keys()) this.received.set(socket, socket.bytesRead);
  }

  /**
   * It did not answer: ends the connections that have received nothing meanwhile, and those that fell silent
   * just after it was asked. What waits on them fails, and the pool makes new ones.
   */
  dropSilent(): void {
    const others = drop(this.received);
    setTimeout(() => drop(others), ANSWERS_WITHIN_MS).unref();
  }
}

/** Ends connections that have received nothing more. @returns the others, with what they have received */
function drop(received: ReadonlyMap<Socket, number>): Map<Socket, number> {
  const others = new Map<Socket, number>();
  for (const [socket, bytes] of received)
    if (socket.bytesRead === bytes) socket.destroy();
    else others.set(socket, socket.bytesRead);
  return others;
}

/** The driver's types do not name it. */
function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
