import type { Catalogue } from "../../i18n/catalogue";

/** Descriptions of the platform's jobs, by their names. */
export const sl = {
  events: "Pozabi stare dogodke",
  "times ahead": "Popravi čase iz prihodnosti, če je bila ura strežnika napačna",
  "kept answers": "Pozabi shranjene odgovore",
  "ended sign-ins": "Pozabi končane prijave",
  "notification scan": "Poišče novice za obvestila",
  "notification delivery": "Pošlje obvestila",
  "old notifications": "Pozabi stara obvestila",
  "account mail": "Pošlje sporočila o računih",
  "ends of keys": "Opozori na ključe, ki bodo potekli",
  "ended links": "Pozabi iztekle povezave računov",
  "report mail": "Pošlje poročila po e-pošti",
  "old reports": "Pobriše stara poročila",
  rollouts: "Vodi uvajanja",
  "manual runs": "Konča ročno zalivanje",
  plates: "Pobriše registrske tablice",
  films: "Pobriše odslužene prometne posnetke",
  compaction: "Stisne meritve preteklih dni",
  calendars: "Prebere koledarje z naslovi skupin",
  retention: "Pobriše, kar je starejše od dogovora",
  "months ahead": "Pripravi tabele prihodnjih mesecev",
  imports: "Bere in uvaža datoteke z zapisi",
  "imports' leftovers": "Pobriše, kar ostane od uvozov",
  "unfinished uploads": "Pobriše nedokončana nalaganja",
} as const satisfies Catalogue;
