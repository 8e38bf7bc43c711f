import { ArrayMaxSize, ArrayMinSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import type { FirmwareChange } from "../platform-api/firmware.js";

@InputType({ description: "What is to be corrected of a firmware; what is left out stays." })
export class UpdateFirmwareInput extends BulkOptionsInput implements FirmwareChange {
  @Field(() => ID, { description: "The firmware." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "As devices tell it: 1 to 100 characters; one of a kind among those for its hardware.",
  })
  version?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The type of hardware that it is for: one of hardwareTypes that takes firmware.",
  })
  hardwareType?: string | null;

  @Field(() => String, { nullable: true, description: "What it is good for: 2000 characters at most." })
  description?: string | null;
}

@InputType({ description: "A firmware, and the devices that are to have it." })
export class AssignFirmwareInput extends ClientsBulkInput {
  @Field(() => ID, { description: "The firmware." })
  firmwareId!: string;

  @Field({
    defaultValue: false,
    description: "Also to devices whose hardware is another, or not known; without it they FAIL.",
  })
  force!: boolean;
}

@InputType({ description: "A firmware that is to be assigned once more where it failed." })
export class RetryFirmwareInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The firmware." })
  firmwareId!: string;

  @Field(() => [ID], { nullable: true, description: "Of these devices, 250 at most; left out: of all." })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds?: string[] | null;
}
