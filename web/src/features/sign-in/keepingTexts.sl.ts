import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  noCookies: "Brskalnik ne dovoli piškotkov",
  noCookiesText:
    "Za prijavo so potrebni. V nastavitvah brskalnika jih dovolite za to spletno mesto in stran osvežite.",
  noStorage: "Brskalnik ne dovoli shranjevanja",
  noStorageText: "Prijavite se lahko, a se boste morali znova, ko stran osvežite. Izbire veljajo do takrat.",
} as const satisfies Catalogue;
