import type { Translation } from "../../i18n/catalogue";
import { sl } from "./followingTexts.sl";

const en = {
  title: "This will change on the device",
  before: "before",
  after: "after",
  more: { one: "{count} more", other: "{count} more" },
  fewer: "Fewer",
  carried: { one: "{count} change from elsewhere", other: "{count} changes from elsewhere" },
  carriedText:
    "This is not of this form: it is left from an earlier save, or comes of a template, a shared text or somebody else's change. Saving does this, too.",
  carriedRestored:
    "This is not of the restored settings: it is left from an earlier save, or comes of a template, a shared text or somebody else's change. Restoring does this, too.",
  runningUnknown: "What the device runs now is not known; this is compared with version {version}.",
  runningUntold: "What the device runs now is not known; this is compared with what it was given.",
  lookFirst:
    "Not saved yet. Saving changes more on the device than your changes: look at the list, and save again.",
} as const satisfies Translation<typeof sl>;

export const followingTexts = { en, sl };
