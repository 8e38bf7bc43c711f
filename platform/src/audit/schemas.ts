import Type from "typebox";
import { ChangesFields } from "../configs/schemas.js";
import { Id } from "../http/ids.js";
import { JsonObject, Nullable, UnixTime } from "../http/schemas.js";
import { REVISION_KINDS } from "../revisions/kinds.js";

export const ChangedItemJson = Type.Object({
  kind: Type.Enum(REVISION_KINDS),
  id: Id,
  name: Nullable(Type.String({ description: "What it is called now; of what is gone, as it was called" })),
  made: Type.Boolean({ description: "Whether it was not there before" }),
  removed: Type.Boolean({ description: "Whether it is not there since" }),
  ...ChangesFields,
});

const RowChanges = Type.Object({
  known: Type.Boolean({
    description:
      "false: the values were not kept, as they are not of what was done before they were, or are kept no more",
  }),
  itemCount: Type.Integer({
    description: "Things that people edit which were changed, as far as that is known",
  }),
  items: Type.Array(ChangedItemJson, { description: "The first three of them" }),
});

export const AuditJson = Type.Object({
  id: Id,
  time: UnixTime,
  userId: Nullable(Id),
  who: Nullable(Type.String({ description: "E-mail, as it was" })),
  apiKeyId: Nullable(Id),
  actingGroupId: Nullable(Id),
  requestId: Type.String(),
  call: Type.String({
    description: "Method and route; `OPERATOR` and a name: a command of the machine's operator",
  }),
  target: JsonObject,
  result: Type.String({ description: "done, or the code of the refusal" }),
  callCount: Nullable(
    Type.Integer({ description: "grouped: all calls of this person's or key's request; else null" }),
  ),
  refusedCount: Nullable(Type.Integer({ description: "How many of them were refused" })),
  firstTime: Nullable({ ...UnixTime, description: "When the first of them was made" }),
  changes: Nullable(RowChanges),
});
