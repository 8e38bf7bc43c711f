import { attention as en } from "../en/attention";
import { attention as sl } from "../sl/attention";

export const attentionTexts = { en, sl };
