import type { Translation } from "../../i18n/catalogue";
import { sl } from "./overviewAdminTexts.sl";

const en = {
  gotoClient: "Goto client",
  gotoConfig: "Goto client config",
  showAsUser: "Show client as user",
  showAsUserOf: "Show client as user of {group}",
  noGroup: "The device is in no group: no user sees it.",
  assignFirmware: "Assign firmware",
  queueAction: "Assign action",
  changeGroup: "Change Group",
  updateNotes: "Update notes",
  showGroupAsUser: "Show group as user",
  showGroupAsUserOf: "Show group as user: {name}",
} as const satisfies Translation<typeof sl>;

export const overviewAdminTexts = { en, sl };
