import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  label: "Lokacije",
  search: "Poišči lokacijo",
  chosenCount: {
    one: "Izbrana {count} lokacija",
    two: "Izbrani {count} lokaciji",
    few: "Izbrane {count} lokacije",
    other: "Izbranih {count} lokacij",
  },
  hidden: {
    one: "Od tega {count}, ki je zdaj ne vidite",
    two: "Od tega {count}, ki ju zdaj ne vidite",
    few: "Od tega {count}, ki jih zdaj ne vidite",
    other: "Od tega {count}, ki jih zdaj ne vidite",
  },
  noMatch: "Nobena lokacija ne ustreza iskanju.",
  none: "Ne vidite nobene naprave.",
  more: {
    one: "In še {count}. Omejite seznam z iskanjem.",
    two: "In še {count}. Omejite seznam z iskanjem.",
    few: "In še {count}. Omejite seznam z iskanjem.",
    other: "In še {count}. Omejite seznam z iskanjem.",
  },
  clear: "Počisti izbiro",
} as const satisfies Catalogue;
