import { adminClients as en } from "../en/adminClients";
import { adminClients as sl } from "../sl/adminClients";

export const adminClientsTexts = { en, sl };
