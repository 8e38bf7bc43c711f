import type { Catalogue } from "../../i18n/catalogue";

/** What a location's page says where a platform tells little of its valves. */
export const sl = {
  modeUntold: "Način ni sporočen",
  bySchedule: "Po urniku",
  closeByHand: "Zapri ročno",
  endsOnly: "Konec {time}.",
  deviating: "Odstopanje",
  scheduleUntold: "Urnik ni sporočen ali ni razumljiv, zato ga tu ni mogoče spremeniti.",
} as const satisfies Catalogue;
