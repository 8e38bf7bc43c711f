import Type from "typebox";
import { Id } from "../http/ids.js";
import { Etag, JsonObject, Nullable, UnixTime } from "../http/schemas.js";

export const VisionType = Type.Integer({
  minimum: 0,
  maximum: 2,
  description: "0 none, 1 vehicles, 2 bicycles and pedestrians",
});

export const ClientInfoJson = Type.Object({
  firmwareVersion: Nullable(Type.String()),
  configName: Nullable(Type.String()),
  configVersion: Nullable(
    Type.Integer({ description: "The version of its configuration that the device runs, as it says" }),
  ),
  configVersionDate: Nullable(
    Type.Integer({ description: "Since when it says so, Unix seconds; null where it never said" }),
  ),
  overlapDate: Nullable(
    Type.Integer({
      description:
        "When it last sent a batch of time that another one of its batches covered already, Unix seconds: its road users count twice; null: never",
    }),
  ),
  overlapSeconds: Nullable(Type.Integer({ description: "How much of that batch's time" })),
  clockSkewSeconds: Nullable(
    Type.Integer({
      description:
        "How far its clock was ahead when that was last told, behind: negative; null: nobody could tell",
    }),
  ),
  clockSkewDate: Nullable(Type.Integer({ description: "When that was, Unix seconds" })),
  lastBatt: Nullable(Type.Number({ description: "Volts" })),
  lastRssi: Nullable(Type.Number({ description: "dBm" })),
  alarmLastActiveDate: Nullable(
    Type.Integer({ description: "Since when the device is late, Unix seconds; null where it is not" }),
  ),
});

export const AlarmJson = Type.Object({ text: Type.String() });

export const ClientJson = Type.Object({
  id: Id,
  guid: Type.String(),
  isPlace: Type.Optional(
    Type.Boolean({ description: "true: it is a place where devices stood, and none itself" }),
  ),
  groups: Type.Array(Id),
  visionType: VisionType,
  createDate: UnixTime,
  lastActiveDate: Type.Optional(
    Nullable({ ...UnixTime, description: "null where none ever came; left out of a place" }),
  ),
  lastCountDate: Type.Optional(
    Nullable({
      ...UnixTime,
      description: "null where none was ever counted; left out where that was before what the caller sees",
    }),
  ),
  statusDate: Nullable(
    Type.Integer({
      description: "Of the status that battery and signal are from, Unix seconds; null where none came",
    }),
  ),
  timeZone: Type.String({ description: "IANA; the first group's" }),
  wantedConfigVersion: Type.Optional(
    Nullable(
      Type.Integer({
        description:
          "The newest version of its configuration; null where none was assigned; left out of a place",
      }),
    ),
  ),
  groupSince: Nullable(
    Type.Integer({
      description:
        "Since when it is in the caller's group, Unix seconds, which sees nothing of before; for administrators, who see all, in the last of its groups. null: no move is known, or it is not told",
    }),
  ),
  info: ClientInfoJson,
  alarms: Type.Array(AlarmJson),
  metaData: JsonObject,
  etag: Type.Optional(Etag),
});

/** A client with only the requested fields. */
export const SomeOfClientJson = Type.Partial(ClientJson);

export const FieldsQuery = Type.Optional(
  Type.String({
    maxLength: 1000,
    description:
      "What is wanted of each client, by names joined by commas; with dots into an object: id,metaData.locationName. Everything where it is left out.",
  }),
);
