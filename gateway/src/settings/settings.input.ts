import { IsOptional, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { BulkOptionsInput } from "../bulk/bulk.input.js";
import { ClientSettingsInput } from "../clients/clientSettings.types.js";
import type { SignSettings } from "../device-config/orders.js";

@InputType({
  description: "What people set of a device that only its configuration keeps; what is left out stays.",
})
export class SignSettingsInput implements SignSettings {
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the sign shows anything: speed and text, or neither of them.",
  })
  displayOn?: boolean | null;

  @Field(() => [Int], {
    nullable: true,
    description: "Eight levels from night to full sun, each 0 to 255 and not below the one before.",
  })
  brightnessLevels?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "How often measurements are sent: 300, 900, 1800 or 3600 s.",
  })
  measurementInterval?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How often the device asks what there is to do: 15, 30, 60, 300 or 900 s; set by administrators alone.",
  })
  pingInterval?: number | null;
}

@InputType({ description: "Which device, and what is to be so." })
export class UpdateClientSettingsInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => ClientSettingsInput, { description: "What is left out stays; null takes it away." })
  @ValidateNested()
  settings!: ClientSettingsInput;

  @Field(() => SignSettingsInput, { nullable: true, description: "What is left out stays." })
  @IsOptional()
  @ValidateNested()
  sign?: SignSettingsInput | null;
}

@InputType({ description: "Which device, and what would be so." })
export class GeneratedConfigInput {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => ClientSettingsInput, {
    nullable: true,
    description: "What is left out is as the device has it.",
  })
  @IsOptional()
  @ValidateNested()
  settings?: ClientSettingsInput | null;

  @Field(() => SignSettingsInput, {
    nullable: true,
    description: "What is left out is as the device has it.",
  })
  @IsOptional()
  @ValidateNested()
  sign?: SignSettingsInput | null;
}
