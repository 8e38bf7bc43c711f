import Type from "typebox";
import { UserRef } from "../auth/userRef.js";
import { Id } from "../http/ids.js";
import { Etag, JsonObject, Nullable, UnixTime } from "../http/schemas.js";

export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const VERSION_FIELDS = {
  version: Version,
  changeDate: UnixTime,
  changedBy: UserRef,
  restoredFrom: Nullable(Version),
};

export const ConfigJson = Type.Object({
  data: JsonObject,
  etag: Nullable(Etag),
  ...VERSION_FIELDS,
  changeDate: Nullable({
    ...UnixTime,
    description: "null where that was before the client came to the caller's group",
  }),
});

export const ListedConfigJson = Type.Object({ clientId: Id, ...ConfigJson.properties });

const ChangeJson = Type.Object({
  path: Type.String({ description: "BasicConfig.brtLevel.3" }),
  before: Type.Optional(Type.Unknown({ description: "Missing where there was nothing" })),
  after: Type.Optional(Type.Unknown({ description: "Missing where there is nothing any more" })),
});

export const ChangesFields = {
  changeCount: Type.Integer({ description: "Fields that differ from the version before" }),
  changes: Type.Array(ChangeJson, { description: "The first hundred of them" }),
};

export const HistoryJson = Type.Object({ ...VERSION_FIELDS, ...ChangesFields });

export const AssignedJson = Type.Object({
  clientId: Id,
  version: Version,
  changed: Type.Boolean({ description: "false: it was assigned already, and no version was made" }),
  ...ChangesFields,
});
