import type { Translation } from "../catalogue";
import type { valveUntold as source } from "../sl/valveUntold";

export const valveUntold = {
  modeUntold: "Mode not told",
  bySchedule: "By schedule",
  closeByHand: "Close by hand",
  endsOnly: "Ends {time}.",
  deviating: "Deviation",
  scheduleUntold: "The schedule is not told, or not understood: it cannot be changed here.",
} as const satisfies Translation<typeof source>;
