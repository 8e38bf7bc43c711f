import { palette as en } from "../en/palette";
import { palette as sl } from "../sl/palette";

export const paletteTexts = { en, sl };
