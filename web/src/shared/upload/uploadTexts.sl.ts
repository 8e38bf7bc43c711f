import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  most: "Največ {most}.",
  drop: "Spustite datoteko sem ali",
  choose: "Izberi datoteko",
  other: "Izberi drugo",
  tooLarge: "Datoteka je prevelika: {size}. Največ {most}.",
  empty: "Datoteka je prazna.",
  one: "Naenkrat lahko naložite eno datoteko.",
  uploading: "{done} od {total}, {rate}/s",
  begins: "{done} od {total}",
  storing: "Vse je poslano. Portal preverja in shranjuje …",
  held: "Če greste s strani, se nalaganje prekine. Počakajte, da se konča, ali ga prekinite.",
  cancel: "Prekini nalaganje",
  cancelled: "Nalaganje je prekinjeno",
  lost: "Povezava se je prekinila. Nič ni shranjeno napol; poskusite znova.",
  refused: "Portal je nalaganje zavrnil: {reason}",
} as const satisfies Catalogue;
