import { failureOf } from "../../graphql/errors";
import { type About, toast } from "./toastStore";

/** Null: there is no error object, because an answer reported the failure. */
type Cause = unknown;

/** True if an order was refused as there is no connection: the user was told already, and no state has changed. */
const isNotSent = (cause: Cause): boolean =>
  typeof cause === "object" && cause !== null && "kind" in cause
    ? cause.kind === "notSent"
    : failureOf(cause) === "NOT_SENT";

/**
 * Says that an order failed; not if it was not sent, as the user was told.
 * @param cause the thrown error, or the fault of `useChange`
 */
export function sayFailed(cause: unknown, text: string, about: About): void {
  if (!isNotSent(cause)) toast.error(text, about);
}
