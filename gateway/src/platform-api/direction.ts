import { oneOf } from "./words.js";

export const DIRECTION = oneOf(
  { INCOMING: { description: "Towards the device." }, OUTGOING: { description: "Away from the device." } },
  "Direction",
  "Where a road user was going.",
);
