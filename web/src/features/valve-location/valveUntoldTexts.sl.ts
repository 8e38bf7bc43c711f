import type { Catalogue } from "../../i18n/catalogue";

/** Texts of a location's page for a platform that reports little on valves. */
export const sl = {
  modeUntold: "Način ni sporočen",
  bySchedule: "Po urniku",
  closeByHand: "Zapri ročno",
  endsOnly: "Konec {time}.",
  deviating: "Odstopanje",
  scheduleUntold: "Urnik ni sporočen ali ni razumljiv, zato ga tu ni mogoče spremeniti.",
} as const satisfies Catalogue;
