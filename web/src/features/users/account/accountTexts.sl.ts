import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  invite: "Povabi",
  inviteAgain: "Povabilo …",
  editUser: "Uredi …",
  linkUser: "Povezava za novo geslo …",
  takeFactors: "Odvzemi drugi korak prijave …",
  takeFactorsOf: "Odvzem drugega koraka prijave: {name}",
  takeFactorsText:
    "Aplikacije, ključi za prijavo in obnovitvene kode računa bodo odstranjeni, njegove seje končane. Oseba dobi o tem sporočilo in se nato prijavi samo z geslom. Prepričajte se, da za to prosi res ta oseba.",
  takeFactorsAction: "Odvzemi",
  factorsTaken: "Drugi korak prijave je odvzet",
  takeFactorsFailed: "Drugega koraka prijave ni bilo mogoče odvzeti",
  invitedBadge: "Povabljen",
  invitedUntil: "Povezava velja do {at}.",
  expiredBadge: "Brez povezave",
  mailFailedBadge: "Vabilo ni dostavljeno",

  email: "E-pošta",
  emailInvalid: "Vnesite veljaven e-poštni naslov.",
  emailHint: "Ob spremembi dobita obvestilo stari in novi naslov.",
  ownEmail: "To je vaš račun: e-pošto spremenite v profilu.",
  firstName: "Ime",
  lastName: "Priimek",
  group: "Skupina",
  isAdmin: "Skrbnik",
  isAdminHint: "Vidi in spreminja vse: naprave, skupine in uporabnike.",
  adminsHaveNoGroup: "Skrbniki niso v nobeni skupini.",

  editOf: "Račun: {name}",
  edited: "Račun je spremenjen",
  editFailed: "Pri spreminjanju računa je prišlo do napake",

  inviteTitle: "Povabilo v portal",
  inviteToGroup: "Povabilo v skupino",
  inviteAction: "Pošlji povabilo",
  inviteByHand: "Naredi povabilo",
  byMailHint: "Sicer boste dobili povezavo tukaj in jo izročili sami.",
  noMail: "Portal ne pošilja e-pošte: povezavo boste dobili tukaj in jo izročili sami.",
  invited: "Račun za {email} čaka na geslo",
  invitedByMail: "Povabilo je na poti: {email}",
  inviteFailed: "Povabilo ni uspelo",

  linkOf: "Novo geslo: {name}",
  invitationOf: "Povabilo: {name}",
  linkText:
    "S povezavo si oseba nastavi novo geslo; njene seje se takrat končajo. Velja 30 minut, deluje enkrat in nadomesti prejšnjo.",
  invitationText:
    "S povezavo si oseba nastavi geslo in se nato lahko prijavi. Velja 7 dni, deluje enkrat in nadomesti prejšnjo.",
  linkWays: "Lahko jo pošljete osebi po e-pošti ali pa jo naredite in izročite sami.",
  makeLink: "Naredi povezavo",
  mailLink: "Pošlji po e-pošti",
  linkMailed: "Povezava je na poti: {email}",
  linkFailed: "Povezave ni bilo mogoče narediti",
  link: "Povezava",
  linkOnce:
    "Povezava je prikazana samo zdaj. Izročite jo le osebi, ki ji je namenjena: kdor jo ima, nastavi geslo.",
  linkUntil: "Velja do {at}.",
} as const satisfies Catalogue;
