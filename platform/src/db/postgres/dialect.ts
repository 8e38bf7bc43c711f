import { type DatabaseConnection, PostgresDialect, PostgresDriver, type PostgresPool } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isReadOnly, isUnanswered } from "../faults.js";
import { preparedName } from "../prepared.js";
import { ServerAdapter } from "./adapter.js";
import { asksIfDealtOut } from "./dealtOut.js";

/** Kysely's own dialect, with prepared statements, and with handling of lost connections. */
export class ServerDialect extends PostgresDialect {
  private readonly naming: PostgresPool;
  private readonly adapter: ServerAdapter;

  constructor(pool: Pool) {
    const adapter = new ServerAdapter();
    const naming = withNames(pool, asksIfDealtOut(adapter));
    super({ pool: naming });
    this.naming = naming;
    this.adapter = adapter;
  }

  override createAdapter() {
    return this.adapter;
  }

  override createDriver() {
    return new ServerDriver({ pool: this.naming });
  }
}

class ServerDriver extends PostgresDriver {
  /**
   * This also fails on a broken connection, and would hide the first error. The server has rolled back by
   * then.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

type NamingClient = Awaited<ReturnType<PostgresPool["connect"]>>;

/**
 * A pool whose connections keep prepared statements, so that each is parsed and planned once.
 * @param first called with each connection before its first query
 */
function withNames(pool: Pool, first: (client: PoolClient) => Promise<void>): PostgresPool {
  const known = new WeakMap<PoolClient, NamingClient>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let naming = known.get(client);
      if (naming) return naming;
      await first(client).catch((error: Error) => {
        client.release(error);
        throw error;
      });
      naming = withNamesOf(client);
      known.set(client, naming);
      return naming;
    },
  };
}

function withNamesOf(client: PoolClient): NamingClient {
  let useless: Error | undefined;
  const query = async (text: string, values: unknown[]) => {
    // A new query would wait behind the unanswered one, for as long again.
    if (useless) throw useless;
    try {
      return await client.query({ text, values, name: preparedName(text) });
    } catch (error) {
      // A server that only reads was the right one before a failover, or never.
      if (isUnanswered(error) || isReadOnly(error)) useless = error;
      throw error;
    }
  };
  // With an error the pool throws the connection away.
  return { query, release: () => client.release(useless) } as unknown as NamingClient;
}
