import Type from "typebox";
import { Id } from "../http/ids.js";
import { Etag, JsonInput, JsonObject, Nullable, UnixTime } from "../http/schemas.js";

export const StayJson = Type.Object({
  clientId: Id,
  guid: Type.String({ description: "The device's" }),
  placeId: Nullable(Type.Integer({ description: "null: it is in the store" })),
  from: Nullable(Type.Integer({ description: "Unix seconds; null: from its beginning" })),
  until: Nullable(Type.Integer({ description: "Unix seconds; null: it lasts" })),
});

export const StaysJson = Type.Object({
  id: Type.Integer({ description: "The device or place that was asked for" }),
  stays: Type.Array(StayJson),
  etag: Nullable({ ...Etag, description: "Of a device's stays, for If-Match; null of a place" }),
});

export const MoveBody = Type.Object({
  clientId: Id,
  placeId: Type.Optional(
    Nullable(Type.Integer({ minimum: 1, description: "The place it is at; null: in the store" })),
  ),
  newPlace: Type.Optional(
    Type.Object({ metaData: JsonInput }, { description: "A new place of the device's groups, instead" }),
  ),
  from: Type.Optional({ ...UnixTime, description: "Since when, Unix seconds; now where it is left out" }),
  until: Type.Optional(
    Nullable({ ...UnixTime, description: "Until when; left out or null: until its next move on record" }),
  ),
  leaves: Type.Optional(
    Type.Object(
      { metaData: JsonInput },
      {
        description:
          "What is said of the place that it leaves, where the device's settings were changed before the move was told",
      },
    ),
  ),
});

export const MoveHintJson = Type.Object({
  hint: Nullable(
    Type.Object({
      since: { ...UnixTime, description: "When it was probably moved" },
      noticed: { ...UnixTime, description: "When its settings were changed, or its traffic was other" },
      signs: Type.Array(Type.Enum(["POSITION", "TEXTS", "TRAFFIC"])),
      metres: Nullable(Type.Integer({ description: "Between the two positions; null: not known" })),
      before: Nullable({
        ...JsonObject,
        description: "Its metadata about the place before it was changed; null: it was not",
      }),
    }),
  ),
});

export const DeniedMoveBody = Type.Object({
  clientId: Id,
  until: { ...UnixTime, description: "It did not move until then: `noticed` of the hint" },
});
