import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  loadFailedText: "Poskusite znova čez nekaj trenutkov.",
  notOffered: "Platforma portala tega ne ponuja.",
  noAccess: "Ni dostopa",
  noAccessText: "Za to stran potrebujete pravico, ki je nimate. Dodeli jo lahko skrbnik portala.",
  more: "Pokaži več",
  moreFailed: "Nadaljevanja seznama ni bilo mogoče pridobiti. Poskusite znova.",
  shownOf: "Prikazanih {shown} od {total}",
  asOf: "Stanje:",
  refresh: "Osveži",
} as const satisfies Catalogue;
