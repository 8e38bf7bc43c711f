import type { Catalogue } from "../catalogue";

export const crest = {
  label: "Grb ali logotip",
  hint: "Stoji na naslovnici poročil o napravah te skupine. PNG, JPEG, WebP ali SVG, največ {most}; za oster tisk vsaj 600 točk po daljši stranici.",
  upload: "Naloži grb",
  replace: "Zamenjaj grb",
  remove: "Odstrani grb",
  removeAction: "Odstrani",
  uploading: "Nalaganje grba",
  saved: "Grb je shranjen",
  picture: "Grb ali logotip skupine {name}",
  pixels: "{width} × {height} točk",
  few: "malo za oster tisk",
  loadFailed: "Grba ni bilo mogoče pridobiti.",
  removeTitle: "Odstranite grb skupine »{name}«?",
  removeText: "Nova poročila bodo brez njega. Tista, ki so že narejena, ostanejo, kakršna so.",
  removed: "Grb je odstranjen",
  removeFailed: "Grba ni bilo mogoče odstraniti",

  noPicture: "To ni slika PNG, JPEG, WebP ali SVG.",
  damaged: "Slika je poškodovana ali ni cela.",
  moving: "Slika se premika. Naložite mirujočo.",
  tooManyPixels: "Slika ima več kot 25 milijonov točk. Pomanjšajte jo.",
  foreign:
    "Risba SVG se sklicuje na nekaj zunaj sebe, na primer na sliko ali slog. Shranite jo z vsem, kar kaže, ali kot PNG.",
  script: "V risbi SVG je skript. Shranite jo brez njega ali kot PNG.",
  unreadPicture: "V risbi SVG je slika, ki je ni mogoče prebrati. Shranite jo kot PNG.",
  empty: "Na sliki se nič ne vidi.",
  tooSlow: "Slika se riše predolgo. Shranite jo kot PNG.",
} as const satisfies Catalogue;
