import { locationPicker as en } from "../en/locationPicker";
import { locationPicker as sl } from "../sl/locationPicker";

export const locationPickerTexts = { en, sl };
