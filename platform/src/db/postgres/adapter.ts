import { PostgresAdapter } from "kysely";

/** Also knows whether the database's tables are dealt out to several servers, from its first connection on. */
export class ServerAdapter extends PostgresAdapter {
  isDealtOut = false;
}
