import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Prijavi napako",
  subtitle: "Opišite, kaj ne deluje. Prijavo prebere skrbnik portala.",
  message: "Kaj je narobe?",
  messageHint: "Kaj ste naredili, kaj ste pričakovali in kaj se je zgodilo?",
  length: "{count} od {longest} znakov",
  page: "Priložena bo stran, s katere ste prišli:",
  submit: "Pošlji",
  sent: "Napaka je prijavljena",
  sentTitle: "Hvala za prijavo",
  sentText: "Shranjena je pod številko {id}. Skrbnik portala jo bo prebral.",
  back: "Nazaj",
  another: "Prijavi še eno",
  failed: "Napake ni bilo mogoče prijaviti",
  failedText: "Vaš opis ostane tukaj. Poskusite znova čez nekaj trenutkov.",
  tooMany: "V zadnji uri ste poslali preveč prijav. Vaš opis ostane tukaj, pošljite ga pozneje.",
} as const satisfies Catalogue;
