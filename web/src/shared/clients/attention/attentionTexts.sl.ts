import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  title: "Potrebuje pozornost",
  count: {
    one: "{count} naprava",
    two: "{count} napravi",
    few: "{count} naprave",
    other: "{count} naprav",
  },
  list: "Naprave, ki potrebujejo pozornost",
  valveFlow: "Voda teče, a ne bi smela",
  valveDry: "Voda ne teče",
  silent: "Tiha",
  noCounts: "Ne zaznava prometa",
  never: "Še ni poročala",
  lowBattery: "Baterija {volts}",
  since: "od {time}",
} as const satisfies Catalogue;
