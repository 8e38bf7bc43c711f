import { videos as en } from "../en/videos";
import { videos as sl } from "../sl/videos";

export const videosTexts = { en, sl };
