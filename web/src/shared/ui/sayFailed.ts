import { failureOf } from "../../graphql/errors";
import { type About, toast } from "./toastStore";

/** Null: there is no error to go by, as an answer told it. */
type Cause = unknown;

/** Whether an order was refused as there is no line: it has been said already, and nothing else is so. */
const isNotSent = (cause: Cause): boolean =>
  typeof cause === "object" && cause !== null && "kind" in cause
    ? cause.kind === "notSent"
    : failureOf(cause) === "NOT_SENT";

/** Says that an order failed; of one that was not sent that has been said. @param cause what was thrown, or the fault of `useChange` */
export function sayFailed(cause: unknown, text: string, about: About): void {
  if (!isNotSent(cause)) toast.error(text, about);
}
