import type { Catalogue } from "../catalogue";

/** What a location's page says where a platform tells little of its valves. */
export const valveUntold = {
  modeUntold: "Način ni sporočen",
  bySchedule: "Po urniku",
  closeByHand: "Zapri ročno",
  endsOnly: "Konec {time}.",
  deviating: "Odstopanje",
  scheduleUntold: "Urnik ni sporočen ali ni razumljiv, zato ga tu ni mogoče spremeniti.",
} as const satisfies Catalogue;
