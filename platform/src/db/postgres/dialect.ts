import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from "kysely";

/** Kysely's own, but for what follows a lost connection. */
export class ServerDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver() {
    return new ServerDriver(this.config);
  }
}

class ServerDriver extends PostgresDriver {
  /** On a broken connection this fails, too, and would hide the first error; the server has rolled back by then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
