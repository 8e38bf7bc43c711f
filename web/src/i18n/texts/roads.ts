import { roads as en } from "../en/roads";
import { roads as sl } from "../sl/roads";

export const roadsTexts = { en, sl };
