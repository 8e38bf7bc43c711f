import type { Translation } from "../../i18n/catalogue";
import { sl } from "./placesPickerTexts.sl";

const en = {
  label: "Locations",
  search: "Find a location",
  chosenCount: { one: "{count} location chosen", other: "{count} locations chosen" },
  hidden: {
    one: "{count} of them out of your sight now",
    other: "{count} of them out of your sight now",
  },
  noMatch: "No location matches.",
  none: "You see no devices.",
  more: {
    one: "And {count} more. Search to narrow them.",
    other: "And {count} more. Search to narrow them.",
  },
  clear: "Clear",
} as const satisfies Translation<typeof sl>;

export const placesPickerTexts = { en, sl };
