import { ORIGINS_A_KEY } from "@obcestje/contract/limits/counts.js";
import { LONGEST_KEY_NAME, LONGEST_ORIGIN } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { Id } from "../http/ids.js";
import { Etag, Nullable, Text, UnixTime } from "../http/schemas.js";

const Origin = Type.String({
  maxLength: LONGEST_ORIGIN,
  pattern: "^https?://[A-Za-z0-9.-]+(:\\d{1,5})?$",
  description: "As browsers send it: https://www.example.si",
});

const Origins = Type.Array(Origin, {
  maxItems: ORIGINS_A_KEY,
  description: "Where browsers may use it; none: anywhere",
});

const End = Nullable(
  Type.Integer({ minimum: 0, description: "When it ends, in Unix seconds, in the future; null: never" }),
);

export const NewApiKeyBody = Type.Object({
  clientId: Type.Optional(Id),
  groupId: Type.Optional(Id),
  viewOnly: Type.Boolean(),
  name: Type.Optional(Text(LONGEST_KEY_NAME)),
  origins: Type.Optional(Origins),
  expireDate: Type.Optional(End),
});

export const ApiKeyChangeBody = Type.Object({
  id: Id,
  name: Type.Optional(Text(LONGEST_KEY_NAME, 0)),
  origins: Type.Optional(Origins),
  expireDate: Type.Optional(End),
});

export const ApiKeyJson = Type.Object({
  id: Id,
  key: Nullable(
    Type.String({ description: "The key itself; of a full key only in the answer that makes it" }),
  ),
  keyStart: Nullable(
    Type.String({
      description:
        "Its first characters, by which a leaked one is found; null of old keys until their next use",
    }),
  ),
  viewOnly: Type.Boolean(),
  name: Nullable(Type.String()),
  clientId: Nullable(Id),
  groupId: Nullable(Id),
  origins: Type.Array(Type.String()),
  createDate: UnixTime,
  createdBy: Nullable(Id),
  lastUsedDate: Nullable(UnixTime),
  lastUsedAddress: Nullable(
    Type.String({ description: "The IP address that it was last used from; null if unknown" }),
  ),
  expireDate: Nullable(
    Type.Integer({ description: "From then on it is dead, in Unix seconds; null: it has no end" }),
  ),
  etag: Etag,
});
