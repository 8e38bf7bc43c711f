import { LONGEST_NAME, LONGEST_TIME_ZONE } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { ClientJson } from "../clients/schemas.js";
import { Id } from "../http/ids.js";
import { Etag, JsonInput, JsonObject, Nullable, Text, UnixTime } from "../http/schemas.js";

export const GroupJson = Type.Object({
  id: Id,
  name: Type.String(),
  createDate: UnixTime,
  timeZone: Type.String({ description: "IANA zone in which its hours and days are counted" }),
  metaData: JsonObject,
  etag: Nullable(Etag),
});

export const GroupWithMembersJson = Type.Object({
  ...GroupJson.properties,
  clients: Type.Array(ClientJson),
  users: Type.Array(Type.Object({ id: Id, email: Type.String(), username: Type.String() })),
});

export const NewGroupBody = Type.Object({
  name: Text(LONGEST_NAME),
  metaData: Type.Optional(JsonInput),
  timeZone: Type.Optional(Text(LONGEST_TIME_ZONE)),
});

export const PatchGroupBody = Type.Object({
  id: Id,
  name: Type.Optional(Text(LONGEST_NAME)),
  metaData: Type.Optional(JsonInput),
  timeZone: Type.Optional(Text(LONGEST_TIME_ZONE)),
});
