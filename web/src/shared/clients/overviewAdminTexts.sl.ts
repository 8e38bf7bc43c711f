import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  gotoClient: "Na stran naprave",
  gotoConfig: "Nastavitve naprave",
  showAsUser: "Pokaži napravo kot uporabnik",
  showAsUserOf: "Pokaži napravo kot uporabnik: {group}",
  noGroup: "Naprava ni v nobeni skupini: noben uporabnik je ne vidi.",
  assignFirmware: "Dodeli programsko opremo",
  queueAction: "Dodeli ukaz",
  changeGroup: "Spremeni skupino",
  updateNotes: "Uredi opombe",
  showGroupAsUser: "Pokaži skupino kot uporabnik",
  showGroupAsUserOf: "Pokaži skupino kot uporabnik: {name}",
} as const satisfies Catalogue;
