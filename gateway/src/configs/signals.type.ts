import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type {
  FlasherFields,
  SmileyFields,
  SpeedTriggerFields,
} from "../platform-api/deviceConfig/deviceConfig.js";

export const SmileyIcon = { SAD: "SAD", HAPPY: "HAPPY" } as const;
registerEnumType(SmileyIcon, {
  name: "SmileyIcon",
  description: "A face that a sign shows.",
  valuesConfig: {
    SAD: { description: "For who drives too fast." },
    HAPPY: { description: "For who keeps to the limit." },
  },
});

@ObjectType("SpeedTrigger", { description: "What sets something off.", simpleResolvers: true })
@InputType("SpeedTriggerInput", { description: "What sets something off." })
export class SpeedTrigger implements SpeedTriggerFields {
  @Field(() => Int, { nullable: true, description: "From which speed on: km/h, 0 to 300." })
  speed?: number | null;

  @Field(() => String, { nullable: true, description: "What measures it, as the firmware names it." })
  sensorType?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "How long it lasts: 0 to 65535, in the firmware's own unit.",
  })
  timeout?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it flashes while nobody passes, too." })
  idleFlash?: boolean | null;
}

@ObjectType("Flasher", { description: "How a lamp flashes.", simpleResolvers: true })
@InputType("FlasherInput", { description: "How a lamp flashes." })
export class Flasher implements FlasherFields {
  @Field(() => String, { nullable: true, description: "How it flashes, as the firmware names it." })
  mode?: string | null;

  @Field(() => Int, { nullable: true, description: "How often: 0 to 65535, in the firmware's own unit." })
  frequency?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How long of each flash it is lit: 0 to 65535, in the firmware's own unit.",
  })
  duty?: number | null;

  @Field(() => Int, { nullable: true, description: "0 to 255." })
  minBrightness?: number | null;

  @Field(() => Int, { nullable: true, description: "0 to 255, not below minBrightness." })
  maxBrightness?: number | null;
}

@ObjectType("SmileyRange", {
  description: "The face that a sign shows to some speeds.",
  simpleResolvers: true,
})
@InputType("SmileyRangeInput", { description: "The face that a sign shows to some speeds." })
export class SmileyRange implements SmileyFields {
  @Field(() => SmileyIcon, { nullable: true, description: "The face." })
  icon?: keyof typeof SmileyIcon | null;

  @Field(() => Int, { nullable: true, description: "km/h, 0 to 200." })
  fromSpeed?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The last speed that sees it: km/h, 0 to 200, not below fromSpeed.",
  })
  toSpeed?: number | null;
}
