import type { FieldFault, Fault as ToldFault } from "@obcestje/contract/faults.js";
import { type ErrorCode, PlatformError } from "../errors.js";

/** Messages from the pool to a thread. Each task has its own id. */
export type ToThread =
  | { kind: "run" | "stream"; id: number; name: string; input: unknown }
  /** One more chunk may be sent. */
  | { kind: "credit"; id: number }
  | { kind: "cancel"; id: number };

/** Messages from a thread to its pool. */
export type FromThread =
  | { kind: "ready" }
  | { kind: "done" | "chunk"; id: number; bytes: Uint8Array }
  | { kind: "end"; id: number }
  | { kind: "failed"; id: number; fault: Fault };

/** Chunks under way at once: enough that the thread need not wait, few enough to keep memory flat. */
export const CREDIT = 4;

/** An error in a form that can be passed to another thread. */
export type Fault =
  | {
      kind: "platform";
      code: ErrorCode;
      message: string;
      fields?: FieldFault[];
      retryAfter?: number;
      whole?: ToldFault;
    }
  | { kind: "other"; message: string; stack?: string; details: Record<string, string | number> };

/** Properties that distinguish the errors of a database. */
const DETAILS = ["code", "errcode"];

export function toFault(error: unknown): Fault {
  if (error instanceof PlatformError) {
    const { code, message, fields, retryAfter, whole } = error;
    return {
      kind: "platform",
      code,
      message,
      ...(fields && { fields }),
      ...(retryAfter && { retryAfter }),
      ...(whole && { whole }),
    };
  }
  if (!(error instanceof Error)) return { kind: "other", message: String(error), details: {} };
  const details = Object.fromEntries(Object.entries(error).filter(([name]) => DETAILS.includes(name)));
  return { kind: "other", message: error.message, ...(error.stack && { stack: error.stack }), details };
}

export function fromFault(fault: Fault): Error {
  if (fault.kind === "platform")
    return new PlatformError(fault.code, fault.message, fault.fields, fault.retryAfter, fault.whole);
  const { message, stack, details } = fault;
  return Object.assign(new Error(message), details, stack === undefined ? {} : { stack });
}
