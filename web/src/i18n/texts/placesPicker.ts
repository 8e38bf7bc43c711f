import { placesPicker as en } from "../en/placesPicker";
import { placesPicker as sl } from "../sl/placesPicker";

export const placesPickerTexts = { en, sl };
