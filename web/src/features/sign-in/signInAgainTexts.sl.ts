import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Seja je potekla",
  text: "Kar ste na tej strani spremenili, je še tu. Prijavite se znova kot {username} in nadaljujte.",
  leave: "Zavrzi spremembe in zapusti stran",
} as const satisfies Catalogue;
