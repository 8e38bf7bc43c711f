import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import type { VisionTypeName } from "../platform-api/clients.js";
import { VisionType } from "./client.type.js";
import { ClientSettingsInput } from "./clientSettings.input.js";

@ArgsType()
export class ClientsArgs {
  @Field(() => [ID], {
    nullable: true,
    description: "Only these, in this order; what is unknown or not the caller's is left out. 250 at most.",
  })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: "Only devices of this group." })
  groupId?: string | null;

  @Field({ defaultValue: false, description: "Only devices that belong to no group." })
  unassigned!: boolean;
}

/** Without an idempotency key: nobody keeps the device key for a second answer. */
@InputType({ description: "A new device." })
export class CreateClientInput {
  @Field({ defaultValue: false, description: "Only try: everything is checked, nothing is added." })
  dryRun!: boolean;

  @Field(() => VisionType, {
    defaultValue: VisionType.NO_VISION,
    description: "What a camera in it counts.",
  })
  visionType!: VisionTypeName;

  @Field(() => ClientSettingsInput, {
    nullable: true,
    description: "What is known of it from the beginning.",
  })
  @IsOptional()
  @ValidateNested()
  settings?: ClientSettingsInput | null;
}

@InputType({ description: "Which devices, and what is to be so for all of them." })
export class UpdateClientsInput extends ClientsBulkInput {
  @Field(() => VisionType, { description: "What a camera in them counts." })
  visionType!: VisionTypeName;
}

@InputType({ description: "The notes of one device." })
export class ClientNotesInput {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => String, {
    nullable: true,
    description: "What to know about it, up to 20 000 characters; null takes the notes away.",
  })
  @IsOptional()
  @MaxLength(20_000)
  notes!: string | null;
}

@InputType({ description: "Notes of several devices." })
export class UpdateClientNotesInput extends BulkOptionsInput {
  @Field(() => [ClientNotesInput], {
    description: "250 at most; of a device that is given twice the first counts.",
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  @ValidateNested({ each: true })
  items!: ClientNotesInput[];
}

@InputType({ description: "The serial number of one device." })
export class SerialNumberInput {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => String, {
    nullable: true,
    description: "What the maker printed on it, up to 100 characters; null takes it away.",
  })
  @IsOptional()
  @MaxLength(100)
  serialNumber!: string | null;
}

@InputType({ description: "Serial numbers of several devices." })
export class AssignSerialNumbersInput extends BulkOptionsInput {
  @Field(() => [SerialNumberInput], {
    description: "250 at most; of a device that is given twice the first counts.",
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  @ValidateNested({ each: true })
  items!: SerialNumberInput[];
}

export const DeviceKeyPurpose = { DEVICE: "DEVICE", IMPORT: "IMPORT" } as const;
export type DeviceKeyPurposeName = keyof typeof DeviceKeyPurpose;
registerEnumType(DeviceKeyPurpose, {
  name: "DeviceKeyPurpose",
  description: "What a device key is for.",
  valuesConfig: {
    DEVICE: { description: "The device's own: the one before ends at once." },
    IMPORT: { description: "Posts readings of any age on the device's behalf, for a day." },
  },
});

@InputType({ description: "Which device gets a key." })
export class CreateDeviceKeyInput {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => DeviceKeyPurpose, { description: "What the key is for." })
  purpose!: DeviceKeyPurposeName;
}
