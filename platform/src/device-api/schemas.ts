import Type from "typebox";
import { FaultyField, JsonObject, Nullable, Text, UnixTime } from "../http/schemas.js";
import { checkedOneByOne } from "../http/validation.js";
import { EXACT, Interval, REFUSALS, Reading } from "../measurements/sentSchemas.js";

const RECORDS_A_BATCH = 10_000;

const SentAt = Type.Optional({
  ...UnixTime,
  description:
    "What the device's own clock shows as it sends this, Unix seconds. By it alone is told for certain how far the clock is off",
});

export const MeasurementsBody = Type.Object(
  {
    batchId: Text(128),
    from: UnixTime,
    to: UnixTime,
    sentAt: SentAt,
    readings: Type.Optional(
      checkedOneByOne(Reading, {
        maxItems: RECORDS_A_BATCH,
        description:
          "Road users one by one. With this list, though it be empty, the batch covers all of [from, to)",
      }),
    ),
    intervals: Type.Optional(
      checkedOneByOne(Interval, {
        maxItems: RECORDS_A_BATCH,
        description: "Road users counted together; each covers its own time",
      }),
    ),
  },
  EXACT,
);

export const MeasurementsAnswer = Type.Object({
  accepted: Type.Integer({ description: "Readings and intervals" }),
  duplicate: Type.Integer({ description: "Readings and intervals of the batch, where it was stored before" }),
  overlapSeconds: Type.Integer({
    description:
      "Of the time that this batch covers, what another one covered already: its road users count twice",
  }),
  clockSkewSeconds: Nullable(
    Type.Integer({
      description:
        "How far the device's clock is ahead as this batch tells it, behind: negative; null: nobody can tell. Times of readings are stored as sent",
    }),
  ),
  refused: Type.Array(
    Type.Object({
      list: Type.Enum(["readings", "intervals"]),
      index: Type.Integer(),
      reason: Type.Enum([...REFUSALS], {
        description:
          "FUTURE, TOO_OLD: keep it, the clock may be wrong; WRONG_CLOCK: by sentAt the clock is off by more than a day, and nothing that it said is taken; OUTSIDE_BATCH: not in [from, to); INVALID: see fields; OVERLAPS: another interval of this batch, kind and direction",
      }),
      fields: Type.Optional(Type.Array(FaultyField, { description: "What is wrong with it" })),
    }),
  ),
});

const Figure = (description: string) =>
  Type.Optional(Type.Number({ minimum: -1e6, maximum: 1e6, description }));

export const StatusBody = Type.Object(
  {
    timestamp: UnixTime,
    sentAt: SentAt,
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
  },
  EXACT,
);
