import { instant, text, whole } from "./kinds.js";
import { may } from "./table.js";

/** The states of a device on its way to a firmware. */
export const PROGRESS_STATES = {
  ASSIGNED: { description: "It has not fetched it yet." },
  DOWNLOADING: { description: "It is fetching it." },
  DOWNLOADED: { description: "It has the whole file, and has not told its new version yet." },
  INSTALLED: { description: "It tells this version." },
  FAILED: { description: "It told another version after it got the file, or gave up fetching it." },
};

/** Fields about a device's way to a firmware, alone or as part of a staged rollout. */
export const PROGRESS = {
  assignDate: may(
    "assignDate",
    instant,
    "When it was last assigned it; null until then, and where nobody knows.",
  ),
  downloadDate: may("downloadDate", instant, "When it began to fetch the file; null until then."),
  downloadedDate: may("downloadedDate", instant, "When it had the whole file; null until then."),
  reportDate: may("reportDate", instant, "When it last told its version; null until then."),
  reportedVersion: may("reportedVersion", text, "The version that it last told."),
  attempts: may("attempts", whole, "How often it was assigned it."),
};
