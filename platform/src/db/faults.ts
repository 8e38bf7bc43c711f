import { types } from "node:util";

/** Also of errors that Node itself made for a script in a context of its own, where they are no instances of its Error. */
const { isNativeError } = types;

const PRIMARY_CODE_MASK = 0xff;
const BUSY = 5;
const LOCKED = 6;
/** SQLite: read-only file system, I/O error, corrupt, full, can't open. */
const FILE_FAULTS: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/** PostgreSQL: what another transaction did makes this one impossible; the same again sees the other's result. */
const CONFLICTS: ReadonlySet<string> = new Set(["40001", "40P01", "23503", "23505"]);
const UNFIT: ReadonlySet<string> = new Set(["22021", "22003", "22P05"]);
const SERVER_BUSY: ReadonlySet<string> = new Set(["40001", "40P01", "55P03", "57014"]);
/** Connection exceptions, insufficient resources, operator intervention, system error, not in a state to write. */
const SERVER_FAULT = /^(08|53|57P|58|25006|25P03|55000)/;
const NETWORK_FAULT = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/;
/** The driver gives these no code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

function sqliteCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & PRIMARY_CODE_MASK : undefined;
}

function textCode(error: unknown): string {
  if (!isNativeError(error) || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

/** A socket's file that is missing has the code of any missing file. */
function failedToConnect(error: unknown): boolean {
  return isNativeError(error) && "syscall" in error && error.syscall === "connect";
}

/** Whether the driver gave up on a question: its answer may come later, or never. */
export function isUnanswered(error: unknown): error is Error {
  return isNativeError(error) && error.message === "Query read timeout";
}

/** Whether another connection holds what was asked for; the same may succeed at once or later. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === BUSY || code === LOCKED || SERVER_BUSY.has(textCode(error));
}

/** Whether the same transaction, run again, may fare otherwise. */
export function isConflict(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === BUSY || code === LOCKED || CONFLICTS.has(textCode(error));
}

/** Whether PostgreSQL can't hold a value: a NUL in a text, a number beyond its column. */
export function isUnfit(error: unknown): boolean {
  return UNFIT.has(textCode(error));
}

/** Whether the storage itself failed (disk full, gone, read-only, unreachable): later tries may succeed. */
export function isStorageFault(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return FILE_FAULTS.has(code);
  const text = textCode(error);
  if (SERVER_FAULT.test(text) || NETWORK_FAULT.test(text) || failedToConnect(error)) return true;
  return isNativeError(error) && (LOST_CONNECTION.test(error.message) || isStorageFault(error.cause));
}
