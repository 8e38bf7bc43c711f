import type { Translation } from "../../i18n/catalogue";
import { sl } from "./placesTexts.sl";

const en = {
  stood: "A device stood here until {date}",
  stands: "Device {guid} stands here",
  stoodUnknown: "It is not known which device stood here",
  empty: "no device here now",
  formerPlaces: { one: "{count} former place", other: "{count} former places" },
  formerPlacesOf: "Former places: {group}",
} as const satisfies Translation<typeof sl>;

export const placesTexts = { en, sl };
