import { failureOf } from "../../graphql/errors";
import { toast } from "./toastStore";

/** Says that an order failed; of one that was not sent, as there is no line, it has been said already. */
export function sayFailed(error: unknown, text: string): void {
  if (failureOf(error) !== "NOT_SENT") toast.error(text);
}
