import { LONGEST_REASON } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";

export const NewExclusionBody = Type.Object({
  clientId: Id,
  from: UnixTime,
  to: UnixTime,
  reason: Text(LONGEST_REASON),
});

const Count = Type.Integer({ minimum: 0 });

export const ExclusionJson = Type.Object({
  id: Id,
  clientId: Id,
  from: UnixTime,
  to: UnixTime,
  reason: Type.String(),
  createDate: UnixTime,
  createdBy: Nullable(Type.String({ description: "E-mail; null: nobody known" })),
});

export const DifferenceJson = Type.Object(
  { vehicles: Count, pedestrians: Count, bicycles: Count, coveredSeconds: Count },
  { description: "What does not count any more, or counts again" },
);

export const NewExclusionJson = Type.Object({ ...ExclusionJson.properties, removed: DifferenceJson });
export const EndedExclusionJson = Type.Object({ restored: DifferenceJson });

export const LeftOutJson = Type.Object({
  clientId: Id,
  from: UnixTime,
  to: { ...UnixTime, description: "Unix seconds, UTC; not included" },
  reason: Type.String(),
});
