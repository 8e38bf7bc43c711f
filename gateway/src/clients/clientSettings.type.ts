import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ClientSettingsRecord } from "../platform-api/clientSettings.js";
import type { DisplayConfigurationRecord, DisplaySlotRecord } from "../platform-api/displayConfiguration.js";
import { CustomText } from "../resources/customText.type.js";

export const DisplayType = { NONE: "NONE", PENALTY: "PENALTY", TEXT: "TEXT" } as const;
registerEnumType(DisplayType, {
  name: "DisplayType",
  description: "What a sign shows beside the speed.",
  valuesConfig: {
    NONE: { description: "Nothing." },
    PENALTY: { description: "The penalty points of the speed, by a resource." },
    TEXT: { description: "Texts, by whether the vehicle is over the limit." },
  },
});

export const DisplayTextType = {
  NONE: "NONE",
  STATIC: "STATIC",
  CUSTOM: "CUSTOM",
  STATIC_CUSTOM: "STATIC_CUSTOM",
} as const;
registerEnumType(DisplayTextType, {
  name: "DisplayTextType",
  description: "Where a display's text comes from.",
  valuesConfig: {
    NONE: { description: "No text." },
    STATIC: { description: "One that the sign's maker built in; its id names it." },
    CUSTOM: { description: "One of the device's own custom texts; its uuid names it." },
    STATIC_CUSTOM: { description: "One of the custom texts that all devices share; its index names it." },
  },
});

@ObjectType({ description: "WGS 84, degrees.", simpleResolvers: true })
export class MarkerPosition {
  @Field(() => Float, { description: "Latitude, -90 to 90." })
  lat!: number;

  @Field(() => Float, { description: "Longitude, -180 to 180." })
  lng!: number;
}

@ObjectType({ description: "A place of a display, and the text that stands there.", simpleResolvers: true })
export class DisplaySlot implements DisplaySlotRecord {
  @Field(() => DisplayTextType, { description: "Where the text comes from." })
  textType!: DisplaySlotRecord["textType"];

  @Field(() => ID, { nullable: true, description: "Which one of that kind; null for no text." })
  textId!: string | null;
}

@ObjectType({ description: "What a sign shows beside the speed.", simpleResolvers: true })
export class DisplayConfiguration implements DisplayConfigurationRecord {
  @Field(() => DisplayType, { description: "What kind of thing it shows." })
  type!: DisplayConfigurationRecord["type"];

  @Field(() => ID, { nullable: true, description: "The resource with the penalty points, for type PENALTY." })
  selectedResourceId!: string | null;

  @Field(() => DisplaySlot, { description: "On the left, over the limit." })
  overLimitLeft!: DisplaySlot;

  @Field(() => DisplaySlot, { description: "On the right, over the limit." })
  overLimitRight!: DisplaySlot;

  @Field(() => DisplaySlot, { description: "On the left, up to the limit." })
  underLimitLeft!: DisplaySlot;

  @Field(() => DisplaySlot, { description: "On the right, up to the limit." })
  underLimitRight!: DisplaySlot;
}

@ObjectType({ description: "What people set of a device.", simpleResolvers: true })
export class ClientSettings implements ClientSettingsRecord {
  @Field(() => String, { nullable: true, description: "What the place is called." })
  locationName!: string | null;

  @Field(() => String, { nullable: true, description: "Postal address of the place." })
  locationAddress!: string | null;

  @Field(() => String, { nullable: true, description: "What the maker printed on the hardware." })
  serialNumber!: string | null;

  @Field(() => String, { nullable: true, description: "What people wrote down about the device." })
  notes!: string | null;

  @Field(() => MarkerPosition, { nullable: true, description: "Where it stands on the map." })
  markerPosition!: MarkerPosition | null;

  @Field(() => Float, { description: "Detection distance, metres; 50 where nobody has set one." })
  measureDistance!: number;

  @Field(() => Int, { description: "km/h; 50 where nobody has set one." })
  speedLimit!: number;

  @Field({ description: "Whether the sign blinks at a speeding vehicle." })
  speedingBlink!: boolean;

  @Field(() => DisplayConfiguration, {
    nullable: true,
    description: "What the sign shows beside the speed; null where nobody has chosen.",
  })
  displayConfiguration!: DisplayConfiguration | null;

  @Field(() => [CustomText], { description: "The device's own texts; 200 at most." })
  customTexts!: CustomText[];
}
