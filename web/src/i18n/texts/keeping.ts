import { keeping as en } from "../en/keeping";
import { keeping as sl } from "../sl/keeping";

export const keepingTexts = { en, sl };
