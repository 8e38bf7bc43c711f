import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type {
  ChangeBasisName,
  ComparedPeriodRecord,
  ComparisonRecord,
  FigureChangeRecord,
  VerdictName,
} from "../platform-api/comparison.js";
import { UnixTime } from "../scalars/unixTime.js";
import { Completeness } from "./measurementParts.type.js";
import { SpeedFigures } from "./speedFigures.type.js";

export const ChangeVerdict = {
  HIGHER: "HIGHER",
  LOWER: "LOWER",
  NO_CHANGE: "NO_CHANGE",
  TOO_FEW: "TOO_FEW",
} as const;
registerEnumType(ChangeVerdict, {
  name: "ChangeVerdict",
  description: "Whether a figure has changed by more than chance, at 5 %.",
  valuesConfig: {
    HIGHER: { description: "It is higher after." },
    LOWER: { description: "It is lower after." },
    NO_CHANGE: { description: "It differs by no more than chance may do." },
    TOO_FEW: { description: "Too little was measured to say." },
  },
});

export const ChangeBasis = { DAYS: "DAYS", HOURS: "HOURS" } as const;
registerEnumType(ChangeBasis, {
  name: "ChangeBasis",
  description: "From what it is told how uncertain a difference is.",
  valuesConfig: {
    DAYS: { description: "From how local days differ." },
    HOURS: {
      description: "From how local hours differ, as there are too few days: it holds for these days alone.",
    },
  },
});

@ObjectType({
  description:
    "One of two periods [from, to) that are compared; figures are null where nothing was measured.",
  simpleResolvers: true,
})
export class ComparedPeriod extends SpeedFigures implements ComparedPeriodRecord {
  clientId!: string;

  @Field(() => UnixTime, { description: "First second of the period." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after the period." })
  to!: number;

  @Field(() => Int, { description: "Limit that the figures are held against, km/h." })
  speedLimit!: number;

  @Field(() => Int, { description: "Vehicles." })
  totalVehicles!: number;

  @Field(() => Int, { description: "Vehicles with a speed; under 100 no change of speeds is named." })
  sampleSize!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Mean vehicles a covered hour; null where less than an hour is covered.",
  })
  vehiclesPerHour!: number | null;

  @Field(() => Completeness, {
    nullable: true,
    description: "How much of the period the device reported on; null: not told.",
  })
  completeness!: Completeness | null;
}

@ObjectType({
  description: "How one figure differs between two periods, in its unit; null is what can't be said.",
  simpleResolvers: true,
})
export class FigureChange implements FigureChangeRecord {
  @Field(() => Float, { nullable: true, description: "Of the period before." })
  before!: number | null;

  @Field(() => Float, { nullable: true, description: "Of the period after." })
  after!: number | null;

  @Field(() => Float, { nullable: true, description: "after − before." })
  difference!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "The difference in percent of the value before; null where that is 0.",
  })
  percent!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Where the 95 % confidence interval of the difference begins.",
  })
  low!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Where the 95 % confidence interval of the difference ends.",
  })
  high!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "How likely chance alone makes so large a difference, 0 to 1.",
  })
  pValue!: number | null;

  @Field(() => ChangeVerdict, { description: "What can be said of it." })
  verdict!: VerdictName;

  @Field(() => ChangeBasis, { nullable: true, description: "What the interval is from; null without one." })
  basis!: ChangeBasisName | null;
}

@ObjectType({
  description:
    "Two periods compared. Vehicles of one hour are not independent: uncertainty comes from how local days (or hours, where days are too few) differ.",
  simpleResolvers: true,
})
export class Comparison implements ComparisonRecord {
  @Field(() => ComparedPeriod, { description: "The period before." })
  before!: ComparedPeriod;

  @Field(() => ComparedPeriod, { description: "The period after." })
  after!: ComparedPeriod;

  @Field(() => FigureChange, { description: "Of the mean speed, km/h." })
  averageSpeed!: FigureChange;

  @Field(() => FigureChange, { description: "Of V85, km/h." })
  v85!: FigureChange;

  @Field(() => FigureChange, { description: "Of the share above the limit, percentage points." })
  percentageOverLimit!: FigureChange;

  @Field(() => FigureChange, { description: "Of the mean vehicles an hour." })
  vehiclesPerHour!: FigureChange;
}
