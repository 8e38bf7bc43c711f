import { type DatabaseConnection, PostgresDialect, PostgresDriver, type PostgresPool } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isUnanswered } from "../faults.js";
import { preparedName } from "../prepared.js";

/** Kysely's own, but for prepared statements, and for what follows a lost connection. */
export class ServerDialect extends PostgresDialect {
  private readonly naming: PostgresPool;

  constructor(pool: Pool) {
    const naming = withNames(pool);
    super({ pool: naming });
    this.naming = naming;
  }

  override createDriver() {
    return new ServerDriver({ pool: this.naming });
  }
}

class ServerDriver extends PostgresDriver {
  /** On a broken connection this fails, too, and would hide the first error; the server has rolled back by then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

type NamingClient = Awaited<ReturnType<PostgresPool["connect"]>>;

/** A pool whose connections keep the statements that are prepared, so that they are parsed and planned once. */
function withNames(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, NamingClient>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const naming = known.get(client) ?? withNamesOf(client);
      known.set(client, naming);
      return naming;
    },
  };
}

function withNamesOf(client: PoolClient): NamingClient {
  let silent: Error | undefined;
  const query = async (text: string, values: unknown[]) => {
    // What is asked now would wait behind what was not answered, and then for as long again.
    if (silent) throw silent;
    try {
      return await client.query({ text, values, name: preparedName(text) });
    } catch (error) {
      if (isUnanswered(error)) silent = error;
      throw error;
    }
  };
  // With an error the pool throws the connection away.
  return { query, release: () => client.release(silent) } as unknown as NamingClient;
}
