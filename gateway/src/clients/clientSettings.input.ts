import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { enumOf, inputOf } from "../objectType.js";
import { type ClientSettingsChange, MARKER_POSITION } from "../platform-api/clientSettings.js";
import type { CustomTextRecord } from "../platform-api/customTexts.js";
import {
  DISPLAY_TEXT_TYPE,
  DISPLAY_TYPE,
  type DisplayConfigurationChange,
  type DisplayConfigurationRecord,
  type DisplaySlotRecord,
} from "../platform-api/displayConfiguration.js";
import { CustomTextInput } from "../resources/customText.type.js";

const DisplayTextType = enumOf(DISPLAY_TEXT_TYPE);
const DisplayType = enumOf(DISPLAY_TYPE);

const MarkerPositionInput = inputOf(MARKER_POSITION);
for (const limit of [Min(-90), Max(90)]) limit(MarkerPositionInput.prototype, "lat");
for (const limit of [Min(-180), Max(180)]) limit(MarkerPositionInput.prototype, "lng");

@InputType({ description: "A place of a display, and the text that stands there." })
export class DisplaySlotInput implements DisplaySlotRecord {
  @Field(() => DisplayTextType, { description: "Where the text comes from." })
  textType!: DisplaySlotRecord["textType"];

  @Field(() => ID, {
    nullable: true,
    defaultValue: null,
    description: "Which one of that kind; null for no text.",
  })
  @MaxLength(100)
  textId!: string | null;
}

@InputType({ description: "What a sign shows beside the speed; what is left out stays." })
export class DisplayConfigurationInput implements DisplayConfigurationChange {
  @Field(() => DisplayType, { nullable: true, description: "What kind of thing it shows." })
  type?: DisplayConfigurationRecord["type"] | null;

  @Field(() => ID, { nullable: true, description: "The resource with the penalty points, for type PENALTY." })
  selectedResourceId?: string | null;

  @Field(() => DisplaySlotInput, {
    nullable: true,
    description: "On the left, over the limit; null: no text.",
  })
  @ValidateNested()
  overLimitLeft?: DisplaySlotInput | null;

  @Field(() => DisplaySlotInput, {
    nullable: true,
    description: "On the right, over the limit; null: no text.",
  })
  @ValidateNested()
  overLimitRight?: DisplaySlotInput | null;

  @Field(() => DisplaySlotInput, {
    nullable: true,
    description: "On the left, up to the limit; null: no text.",
  })
  @ValidateNested()
  underLimitLeft?: DisplaySlotInput | null;

  @Field(() => DisplaySlotInput, {
    nullable: true,
    description: "On the right, up to the limit; null: no text.",
  })
  @ValidateNested()
  underLimitRight?: DisplaySlotInput | null;
}

@InputType({ description: "What is left out stays; null takes it away." })
export class ClientSettingsInput implements ClientSettingsChange {
  @Field(() => String, { nullable: true, description: "What the place is called; up to 200 characters." })
  locationName?: string | null;

  @Field(() => String, { nullable: true, description: "Postal address; up to 300 characters." })
  locationAddress?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the maker printed on the hardware; up to 100 characters. Administrators' alone: others' is dropped.",
  })
  serialNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What to know about the device; up to 20 000 characters.",
  })
  notes?: string | null;

  @Field(() => MarkerPositionInput, { nullable: true, description: "Where it stands on the map." })
  @IsOptional()
  @ValidateNested()
  markerPosition?: ClientSettingsChange["markerPosition"];

  @Field(() => Float, { nullable: true, description: "Detection distance, metres, 0 to 1000." })
  measureDistance?: number | null;

  @Field(() => Int, { nullable: true, description: "km/h, 1 to 200." })
  speedLimit?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the sign blinks at a speeding vehicle." })
  speedingBlink?: boolean | null;

  @Field(() => DisplayConfigurationInput, {
    nullable: true,
    description: "What the sign shows beside the speed; what is left out of it stays.",
  })
  @IsOptional()
  @ValidateNested()
  displayConfiguration?: DisplayConfigurationInput | null;

  @Field(() => [CustomTextInput], {
    nullable: true,
    description: "The device's own texts, whole; 200 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  customTexts?: CustomTextRecord[] | null;
}
