import { GraphQLJSONObject } from "graphql-scalars";
import { Field, InputType, ObjectType } from "type-graphql";
import type { DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";
import { BasicConfig } from "./basicConfig.type.js";
import { CustomTextProgram, DisplayProgram, WindowLayout } from "./display.type.js";
import { Flasher, SmileyRange, SpeedTrigger } from "./signals.type.js";

@ObjectType("DeviceConfig", {
  description:
    "What a device is told to do. What is left out of an input stays as it is, null takes it away; lists are given whole.",
  simpleResolvers: true,
})
@InputType("DeviceConfigInput", {
  description:
    "What a device is told to do. What is left out of an input stays as it is, null takes it away; lists are given whole.",
})
export class DeviceConfig implements DeviceConfigFields {
  @Field(() => String, { nullable: true, description: "KB0, the document's form." })
  cfgId?: string | null;

  @Field(() => BasicConfig, { nullable: true, description: "Radar, display, brightness, modem." })
  basic?: BasicConfig | null;

  @Field(() => [SpeedTrigger], { nullable: true, description: "What sets the flashers off; three at most." })
  flasherSpeedTriggers?: SpeedTrigger[] | null;

  @Field(() => [SpeedTrigger], {
    nullable: true,
    description: "What sets the road flashers off; three at most.",
  })
  roadFlasherSpeedTriggers?: SpeedTrigger[] | null;

  @Field(() => [SpeedTrigger], { nullable: true, description: "What sets the buzzers off; three at most." })
  buzzerSpeedTriggers?: SpeedTrigger[] | null;

  @Field(() => [SpeedTrigger], {
    nullable: true,
    description: "What else sets the flashers off; three at most.",
  })
  flasherTriggers?: SpeedTrigger[] | null;

  @Field(() => [Flasher], { nullable: true, description: "Lamps on the sign; three at most." })
  flashers?: Flasher[] | null;

  @Field(() => [Flasher], { nullable: true, description: "Lamps in the road; three at most." })
  roadFlashers?: Flasher[] | null;

  @Field(() => [GraphQLJSONObject], {
    nullable: true,
    description: "As the firmware wants them, whose fields differ by maker; three at most.",
  })
  buzzers?: Record<string, unknown>[] | null;

  @Field(() => [SmileyRange], { nullable: true, description: "Faces by speed; three at most." })
  smileys?: SmileyRange[] | null;

  @Field(() => [DisplayProgram], {
    nullable: true,
    description: "What is shown, by speed. The document's count of them follows.",
  })
  programs?: DisplayProgram[] | null;

  @Field(() => [WindowLayout], { nullable: true, description: "How the LED panel is divided, by number." })
  windowLayouts?: WindowLayout[] | null;

  @Field(() => [CustomTextProgram], {
    nullable: true,
    description: "Texts that people wrote. The document's count of them follows.",
  })
  customTextPrograms?: CustomTextProgram[] | null;
}
