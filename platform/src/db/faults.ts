import { types } from "node:util";

/**
 * Also recognises errors that Node itself created for a script in another context, which are no instances of
 * this context's Error.
 */
const { isNativeError } = types;

const PRIMARY_CODE_MASK = 0xff;
const BUSY = 5;
const LOCKED = 6;
/** SQLite: read-only file system, I/O error, corrupt, full, can't open. */
const FILE_FAULTS: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/** PostgreSQL: another transaction made this one impossible. A retry sees its result. */
const CONFLICTS: ReadonlySet<string> = new Set(["40001", "40P01", "23503", "23505"]);
const UNFIT: ReadonlySet<string> = new Set(["22021", "22003", "22P05"]);
const SERVER_BUSY: ReadonlySet<string> = new Set(["40001", "40P01", "55P03", "57014"]);
/** Connection exceptions, insufficient resources, operator intervention, system error, not in a state to write. */
const SERVER_FAULT = /^(08|53|57P|58|25006|25P03|55000)/;
/** PostgreSQL: a change in a transaction that only reads. */
const READ_ONLY = "25006";
const NETWORK_FAULT = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/;
/** The driver gives these no code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

function sqliteCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & PRIMARY_CODE_MASK : undefined;
}

function textCode(error: unknown): string {
  if (!isNativeError(error) || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

/** The driver gives these no code. */
function failedToConnect(error: unknown): boolean {
  return isNativeError(error) && "syscall" in error && error.syscall === "connect";
}

const UNANSWERED: ReadonlySet<string> = new Set(["Query read timeout", "timeout expired"]);

/** True if the driver gave up waiting for an answer to a query or a new connection, which may come later, or never. */
export function isUnanswered(error: unknown): error is Error {
  return isNativeError(error) && UNANSWERED.has(error.message);
}

/** A server that answers, but may not be written to: a standby, or one that is set so. */
export class ReadOnlyServer extends Error {
  readonly code = READ_ONLY;
}

/** True if a change was refused because the connection's server only reads, as the old one after a failover. */
export function isReadOnly(error: unknown): error is Error {
  return textCode(error) === READ_ONLY;
}

/** True if another connection holds the requested lock. A retry may succeed at once or later. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === BUSY || code === LOCKED || SERVER_BUSY.has(textCode(error));
}

/** True if a retry of the same transaction may end differently. */
export function isConflict(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === BUSY || code === LOCKED || CONFLICTS.has(textCode(error));
}

/** True if PostgreSQL can't store a value: a NUL in a text, a number beyond its column's range. */
export function isUnfit(error: unknown): boolean {
  return UNFIT.has(textCode(error));
}

/** True if the storage itself failed (disk full, gone, read-only, unreachable). A later retry may succeed. */
export function isStorageFault(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return FILE_FAULTS.has(code);
  const text = textCode(error);
  if (SERVER_FAULT.test(text) || NETWORK_FAULT.test(text) || failedToConnect(error)) return true;
  return isNativeError(error) && (LOST_CONNECTION.test(error.message) || isStorageFault(error.cause));
}
