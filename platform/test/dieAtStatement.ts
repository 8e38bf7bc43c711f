import { writeSync } from "node:fs";
import { type DatabaseConnection, PostgresDriver, SqliteDriver } from "kysely";

/**
 * Loaded into a platform's process before everything else: kills this process within the transaction of the
 * migrations.
 */
const LAST = Number(process.env.DIES_AFTER_STATEMENTS);
const STDOUT = 1;

let begun = 0;
let committed = false;

/**
 * Counts from the first transaction on. The process is killed between two statements, after the commit at the
 * latest.
 */
function count(statement: string): void {
  if (begun === 0 && !/^(begin|start transaction)/i.test(statement)) return;
  if (begun === LAST || committed) {
    writeSync(STDOUT, `${begun} statements\n`);
    process.kill(process.pid, "SIGKILL");
  }
  begun += 1;
  committed = statement === "commit";
}

const counting = new WeakSet<DatabaseConnection>();

for (const { prototype } of [SqliteDriver, PostgresDriver]) {
  const { acquireConnection } = prototype;
  prototype.acquireConnection = async function (this: SqliteDriver & PostgresDriver) {
    const connection: DatabaseConnection = await acquireConnection.call(this);
    if (counting.has(connection)) return connection;
    counting.add(connection);
    const executeQuery: DatabaseConnection["executeQuery"] = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...more) => {
      count(query.sql);
      return executeQuery(query, ...more);
    };
    return connection;
  };
}
