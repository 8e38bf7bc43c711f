import Type from "typebox";
import { UnixTime } from "../http/schemas.js";

const ROAD_USERS_AT_MOST = 1_000_000;
const CLASSES_AT_MOST = 100;

/** Unknown fields are refused by name. */
export const EXACT = { additionalProperties: false };
const Direction = Type.Enum(["incoming", "outgoing"]);
const Kind = Type.Enum(["vehicle", "pedestrian", "bicycle"]);

/** A road user as a device sends it. */
export const Reading = Type.Object(
  {
    timestamp: UnixTime,
    speed: Type.Optional(
      Type.Number({ minimum: 0, maximum: 300, description: "km/h; kept whole, rounded half up" }),
    ),
    direction: Type.Optional(Direction),
    samples: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, description: "Radar samples; default 1" }),
    ),
    length: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: "Metres; cut to 0.1" })),
    kind: Type.Optional(Kind),
  },
  EXACT,
);

const classes = (unit: string, most: number) =>
  Type.Optional(
    Type.Object(
      {
        borders: Type.Array(Type.Number({ minimum: 0, maximum: most }), {
          minItems: 1,
          maxItems: CLASSES_AT_MOST,
          description: `Where classes begin, ${unit}, ascending, to 0.1; each ends where the next begins, the last is open`,
        }),
        counts: Type.Optional(
          Type.Array(Type.Integer({ minimum: 0, maximum: ROAD_USERS_AT_MOST }), {
            description: "Road users of each class, not more than `count` together",
          }),
        ),
        shares: Type.Optional(
          Type.Array(Type.Number({ minimum: 0, maximum: 100 }), {
            description: "Instead of counts: percent of each class, about 100 together",
          }),
        ),
      },
      EXACT,
    ),
  );

const speed = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 300, description: `km/h; ${description}` }));

/** Road users in a stretch of time, as sent by a device that counts them together. */
export const Interval = Type.Object(
  {
    from: UnixTime,
    to: UnixTime,
    kind: Type.Optional(Kind),
    direction: Type.Optional(Direction),
    count: Type.Integer({
      minimum: 0,
      maximum: ROAD_USERS_AT_MOST,
      description: "Road users; 0: nobody passed",
    }),
    speeds: classes("km/h", 300),
    lengths: classes("metres", 100),
    averageSpeed: speed("mean of those with a speed"),
    maxSpeed: speed("the highest; kept whole, rounded half up"),
    v85: speed("kept and exported as told; figures of periods come from classes"),
  },
  EXACT,
);

/** The reason why a reading or an interval is not stored. */
export const REFUSALS = ["FUTURE", "TOO_OLD", "WRONG_CLOCK", "OUTSIDE_BATCH", "INVALID", "OVERLAPS"] as const;
