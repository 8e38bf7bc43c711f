import { clientList as en } from "../en/clientList";
import { clientList as sl } from "../sl/clientList";

export const clientListTexts = { en, sl };
