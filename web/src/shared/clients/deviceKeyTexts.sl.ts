import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Nov ključ naprave: {name}",
  text: "Ključ, ki ga naprava ima zdaj, takoj preneha veljati: dokler ne dobi novega, ne more pošiljati ničesar.",
  action: "Naredi nov ključ",
  made: "Nov ključ: {name}",
  guid: "GUID",
  key: "Ključ API",
  once: "Ključ je prikazan samo zdaj. Kopirajte ga: pozneje ga ne more pogledati nihče.",
  failed: "Novega ključa ni bilo mogoče narediti",
  lost: "Odgovora ni bilo. Naprava ima morda že nov ključ, ki ga ne more pogledati nihče: naredite še enega.",
} as const satisfies Catalogue;
