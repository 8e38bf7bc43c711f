import { client as en } from "../en/client";
import { client as sl } from "../sl/client";

export const clientTexts = { en, sl };
