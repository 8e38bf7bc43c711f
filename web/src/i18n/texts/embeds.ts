import { embeds as en } from "../en/embeds";
import { embeds as sl } from "../sl/embeds";

export const embedsTexts = { en, sl };
