import { videoLabelling as en } from "../en/videoLabelling";
import { videoLabelling as sl } from "../sl/videoLabelling";

export const videoLabellingTexts = { en, sl };
