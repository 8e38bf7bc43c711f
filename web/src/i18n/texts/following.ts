import { following as en } from "../en/following";
import { following as sl } from "../sl/following";

export const followingTexts = { en, sl };
