import { HIGHEST_LATITUDE, HIGHEST_LONGITUDE } from "@obcestje/contract/limits/ranges.js";
import { MOST_CUSTOM_TEXTS, MOST_TEXTS_OF_LAYOUT } from "@obcestje/contract/signTexts.js";
import { ArrayMaxSize, Max, MaxLength, Min } from "class-validator";
import { inputOf } from "../objectType.js";
import { inputType, optional, preset, required } from "../ownType.js";
import { MARKER_POSITION } from "../platform-api/clientSettings.js";
import { CUSTOM_TEXT } from "../platform-api/customTexts.js";
import { DISPLAY_TEXT_TYPE, DISPLAY_TYPE } from "../platform-api/displayConfiguration.js";
import { flag, id, number, text, whole } from "../platform-api/kinds.js";

const MarkerPositionInput = inputOf(MARKER_POSITION);
for (const limit of [Min(-HIGHEST_LATITUDE), Max(HIGHEST_LATITUDE)])
  limit(MarkerPositionInput.prototype, "lat");
for (const limit of [Min(-HIGHEST_LONGITUDE), Max(HIGHEST_LONGITUDE)])
  limit(MarkerPositionInput.prototype, "lng");

const CustomTextInput = inputOf(CUSTOM_TEXT);
ArrayMaxSize(MOST_TEXTS_OF_LAYOUT)(CustomTextInput.prototype, "texts");

const DisplaySlotInput = inputType(
  "DisplaySlotInput",
  "A place of a display, and the text that stands there.",
  {
    textType: required(DISPLAY_TEXT_TYPE, "Where the text comes from."),
    textId: preset(null, id, "Which one of that kind; null for no text.", MaxLength(100)),
    textUuid: preset(
      null,
      text,
      "Of a shared text: its uuid. Then that text is meant, wherever it stands by now; left out: whatever stands at the place.",
      MaxLength(100),
    ),
  },
);

const DisplayConfigurationInput = inputType(
  "DisplayConfigurationInput",
  "What a sign shows beside the speed; what is left out stays.",
  {
    type: optional(DISPLAY_TYPE, "What kind of thing it shows."),
    selectedResourceId: optional(id, "The resource with the penalty points, for type PENALTY."),
    overLimitLeft: optional(DisplaySlotInput, "On the left, over the limit; null: no text."),
    overLimitRight: optional(DisplaySlotInput, "On the right, over the limit; null: no text."),
    underLimitLeft: optional(DisplaySlotInput, "On the left, up to the limit; null: no text."),
    underLimitRight: optional(DisplaySlotInput, "On the right, up to the limit; null: no text."),
  },
);

const DirectionNamesInput = inputType(
  "DirectionNamesInput",
  "Names of the two directions; what is left out stays, null takes a name away.",
  {
    incoming: optional(text, "Of those who come towards the device; up to 200 characters."),
    outgoing: optional(text, "Of those who go away from it; up to 200 characters."),
  },
);

export const ClientSettingsInput = inputType(
  "ClientSettingsInput",
  "What is left out stays; null takes it away.",
  {
    locationName: optional(text, "What the place is called; up to 200 characters."),
    locationAddress: optional(text, "Postal address; up to 300 characters."),
    serialNumber: optional(
      text,
      "What the maker printed on the hardware; up to 100 characters. Administrators' alone: others' is dropped.",
    ),
    notes: optional(text, "What to know about the device; up to 20 000 characters."),
    markerPosition: optional(MarkerPositionInput, "Where it stands on the map."),
    measureDistance: optional(number, "Detection distance, metres, 0 to 1000."),
    speedLimit: optional(whole, "km/h, 1 to 200."),
    directionNames: optional(
      DirectionNamesInput,
      "What people call the two directions there; null takes both names away.",
    ),
    speedingBlink: optional(flag, "Whether the sign blinks at a speeding vehicle."),
    displayConfiguration: optional(
      DisplayConfigurationInput,
      "What the sign shows beside the speed; what is left out of it stays.",
    ),
    customTexts: optional(
      [CustomTextInput],
      "The device's own texts, whole; 200 at most.",
      ArrayMaxSize(MOST_CUSTOM_TEXTS),
    ),
  },
);
export type ClientSettingsInput = InstanceType<typeof ClientSettingsInput>;
