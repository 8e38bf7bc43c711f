import { fleetHealth as en } from "../en/fleetHealth";
import { fleetHealth as sl } from "../sl/fleetHealth";

export const fleetHealthTexts = { en, sl };
