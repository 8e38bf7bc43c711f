import { picture as en } from "../en/picture";
import { picture as sl } from "../sl/picture";

export const pictureTexts = { en, sl };
