import Type from "typebox";
import { JsonObject, Text, UnixTime } from "../http/schemas.js";

const READINGS_A_BATCH = 10_000;

const Reading = Type.Object({
  timestamp: UnixTime,
  speed: Type.Optional(
    Type.Number({ minimum: 0, maximum: 300, description: "km/h; kept whole, rounded half up" }),
  ),
  direction: Type.Optional(Type.Enum(["incoming", "outgoing"])),
  samples: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: "Radar samples; default 1" }),
  ),
  length: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: "Metres; kept to 0.1" })),
  kind: Type.Optional(Type.Enum(["vehicle", "pedestrian", "bicycle"])),
});

export const MeasurementsBody = Type.Object({
  batchId: Text(128),
  from: UnixTime,
  to: UnixTime,
  readings: Type.Array(Reading, { maxItems: READINGS_A_BATCH }),
});

export const MeasurementsAnswer = Type.Object({
  accepted: Type.Integer(),
  duplicate: Type.Integer({ description: "Readings of the batch, where it was stored before" }),
  refused: Type.Array(
    Type.Object({ index: Type.Integer(), reason: Type.Enum(["FUTURE", "TOO_OLD", "OUTSIDE_BATCH"]) }),
  ),
});

const Figure = (description: string) =>
  Type.Optional(Type.Number({ minimum: -1e6, maximum: 1e6, description }));

export const StatusBody = Type.Object({
  timestamp: UnixTime,
  battery: Figure("Volts"),
  rssi: Figure("dBm"),
  sig: Figure("Signal quality as the modem tells it"),
  brightness: Figure("0 to 255"),
  brightnessAverage: Figure("0 to 255"),
  firmwareVersion: Type.Optional(Text(100, 0)),
  configName: Type.Optional(Text(100, 0)),
  configVersion: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: "The version of its configuration that it runs; 0: none of the platform's",
    }),
  ),
  hwType: Type.Optional(Text(100, 0)),
  alarms: Type.Optional(Type.Array(Text(200, 0), { maxItems: 50 })),
  reported: Type.Optional(JsonObject),
});
