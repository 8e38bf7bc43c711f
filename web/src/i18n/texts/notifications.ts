import { notifications as en } from "../en/notifications";
import { notifications as sl } from "../sl/notifications";

export const notificationsTexts = { en, sl };
