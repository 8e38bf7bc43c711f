import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
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
  overtaken:
    "Grb je medtem spremenil nekdo drug: {who}, {time}. Prikazano je, kar velja zdaj. Če naj velja vaša sprememba, jo ponovite.",
  removed: "Grb je odstranjen",
  removeFailed: "Grba ni bilo mogoče odstraniti",
} as const satisfies Catalogue;
