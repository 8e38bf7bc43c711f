import type { Translation } from "../../i18n/catalogue";
import { sl } from "./placesTexts.sl";

const en = {
  stood: "Device {guid} stood here until {date}",
  stands: "Device {guid} stands here",
  stoodUnknown: "It is not known which device stood here",
  formerPlace: "Former place",
  loadFailed: "The places where devices stood before could not be obtained.",
} as const satisfies Translation<typeof sl>;

export const placesTexts = { en, sl };
