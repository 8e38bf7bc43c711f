import type { Env } from "../env.js";
import type { Signal } from "./signal.js";
import type { Db } from "./tables.js";

/** The connections that a platform holds to its database server. */
export interface Connections {
  open: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
  limit: number;
}

/** Data written through `write` is visible through `read` once it is committed. */
export interface Databases {
  write: Db;
  read: Db;
  signal: Signal;
  /** undefined: the database is embedded. */
  connections?: () => Connections;
  close(): Promise<void>;
}

/** The place of the data: a PostgreSQL, or without one a folder. */
export type DatabasePlace = Pick<Env, "DATABASE_URL" | "DATA_DIR">;
