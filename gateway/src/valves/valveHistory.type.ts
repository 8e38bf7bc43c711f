import { Field, Int, ObjectType } from "type-graphql";
import type {
  OpeningRecord,
  ValveDayRecord,
  ValveFlowRecord,
  ValveHistoryRecord,
  ValveRunKindName,
  ValveRunOutcomeName,
  ValveRunRecord,
} from "../platform-api/valveHistory.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ValveReport } from "./valve.type.js";
import { ValveRunKind, ValveRunOutcome } from "./valveEnums.js";

@ObjectType({ description: "A stretch of time in which a valve is to be open.", simpleResolvers: true })
export class ValveOpening implements OpeningRecord {
  @Field(() => UnixTime, { description: "Its first second." })
  from!: number;

  @Field(() => UnixTime, { description: "The first second after it." })
  to!: number;

  @Field(() => ValveRunKind, { description: "By schedule, or by hand." })
  kind!: ValveRunKindName;
}

@ObjectType({ description: "A stretch of which reports tell whether water flowed.", simpleResolvers: true })
export class ValveFlow implements ValveFlowRecord {
  @Field(() => UnixTime, { description: "Its first second." })
  from!: number;

  @Field(() => UnixTime, { description: "The first second after it." })
  to!: number;

  @Field({ description: "Whether water flowed." })
  open!: boolean;
}

@ObjectType({ description: "How an opening went, or water that flowed without one.", simpleResolvers: true })
export class ValveRun implements ValveRunRecord {
  @Field(() => UnixTime, { description: "Its first second." })
  from!: number;

  @Field(() => UnixTime, {
    nullable: true,
    description: "The first second after it; null: nobody has said when it ends.",
  })
  to!: number | null;

  @Field(() => ValveRunKind, { description: "Why water flowed, or was to." })
  kind!: ValveRunKindName;

  @Field(() => ValveRunOutcome, { description: "How it went." })
  outcome!: ValveRunOutcomeName;

  @Field(() => Int, {
    nullable: true,
    description: "For how long water flowed meanwhile, seconds, as reported; null: unknown.",
  })
  flowSeconds!: number | null;
}

@ObjectType({ description: "A local day of a valve, cut to the period.", simpleResolvers: true })
export class ValveDay implements ValveDayRecord {
  @Field({ description: "YYYY-MM-DD, by the location's clocks." })
  date!: string;

  @Field(() => UnixTime, { description: "Its first second." })
  from!: number;

  @Field(() => UnixTime, { description: "The first second after it; a day may have 23 or 25 hours." })
  to!: number;

  @Field(() => Int, { description: "For how long the valve was to be open, seconds." })
  expectedSeconds!: number;

  @Field(() => Int, { description: "For how long it was open, as reported, seconds." })
  openSeconds!: number;

  @Field(() => Int, { description: "Of how much of the day reports tell, seconds; the rest is unknown." })
  knownSeconds!: number;
}

@ObjectType({ description: "How a valve was, and how it should have been.", simpleResolvers: true })
export class ValveHistory implements ValveHistoryRecord {
  @Field(() => [ValveReport], {
    description:
      "What it told, oldest first, report by report: a month may have 44 640. `flow` says it shorter.",
  })
  reported!: ValveReport[];

  @Field(() => [ValveFlow], {
    description:
      "What it told, in stretches: a report holds until the next one, an hour at most. What lies in none is unknown, not closed.",
  })
  flow!: ValveFlow[];

  @Field(() => [ValveOpening], {
    nullable: true,
    description:
      "Null: not told. When it was to be open, by the orders that held then, cut to the period; ahead: as it is to be.",
  })
  expected!: ValveOpening[] | null;

  @Field(() => [ValveRun], {
    nullable: true,
    description:
      "Null: not told. How each opening went, and flow without one, oldest first; one that reaches out of the period is told of up to a day beyond it.",
  })
  runs!: ValveRun[] | null;

  @Field(() => [ValveDay], {
    nullable: true,
    description: "The sums of each local day that the period touches; null: not told.",
  })
  days!: ValveDay[] | null;
}
