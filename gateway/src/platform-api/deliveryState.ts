import { oneOf } from "./words.js";

export const DELIVERY_STATE = oneOf(
  {
    WAITING: { description: "For its turn, the end of quiet hours, or the next try." },
    SENT: { description: "The receiver has taken it." },
    FAILED: { description: "Given up." },
    DROPPED: { description: "Not sent, as it was not to be any more." },
  },
  "DeliveryState",
  "How far a message has come.",
);
