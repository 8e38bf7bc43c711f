import Type from "typebox";
import { Id } from "../http/ids.js";
import { UnixTime } from "../http/schemas.js";

export const CompletenessQuery = Type.Object({ startTimestamp: UnixTime, endTimestamp: UnixTime });

const Seconds = {
  expectedSeconds: Type.Integer({ minimum: 0, description: "That should have been heard of by now" }),
  coveredSeconds: Type.Integer({ minimum: 0, description: "Of these, that batches cover" }),
};

export const FleetCompletenessJson = Type.Object({
  startTimestamp: UnixTime,
  endTimestamp: UnixTime,
  timeZone: Type.String({ description: "Whose days these are" }),
  days: Type.Array(
    Type.Object({
      from: UnixTime,
      to: UnixTime,
      ...Seconds,
      clients: Type.Integer({ minimum: 0, description: "Of which anything was expected" }),
    }),
    { description: "Local days, those at the edges as far as they lie in the period" },
  ),
  clients: Type.Array(Type.Object({ clientId: Id, ...Seconds }), {
    description: "Those of which anything was expected, by id",
  }),
});
