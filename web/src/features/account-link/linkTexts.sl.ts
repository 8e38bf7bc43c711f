import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  forgotTitle: "Pozabljeno geslo",
  forgotSubtitle: "Na svoj e-poštni naslov boste dobili povezavo, s katero si nastavite novo geslo.",
  email: "E-pošta",
  emailInvalid: "Vnesite veljaven e-poštni naslov.",
  send: "Pošlji povezavo",
  sentTitle: "Preverite e-pošto",
  sentText:
    "Če ima naslov {email} račun, je povezava na poti. Velja 30 minut in deluje enkrat. Poglejte tudi med neželeno pošto.",
  backToSignIn: "Nazaj na prijavo",
  knowsPassword: "Se spomnite gesla?",
  signIn: "Prijava",

  resetTitle: "Novo geslo",
  resetSubtitle: "Ko ga nastavite, se vse vaše seje končajo.",
  invitationTitle: "Dobrodošli",
  invitationSubtitle: "Nastavite si geslo, nato se lahko prijavite.",
  password: "Novo geslo",
  passwordHint: "Najmanj 8 znakov.",
  confirmation: "Ponovite geslo",
  confirmationDiffers: "Gesli se ne ujemata.",
  setPassword: "Nastavi geslo",
  passwordSet: "Geslo je nastavljeno. Zdaj se lahko prijavite.",

  confirmTitle: "Nov e-poštni naslov",
  confirmSubtitle: "Odslej se boste v portal prijavljali z njim.",
  confirmEmail: "Potrdi naslov",
  emailConfirmed: "Potrjeno: odslej se prijavljate z naslovom {email}.",

  checking: "Preverjam povezavo …",
  endedTitle: "Povezava ne velja več",
  endedReset: "Je že uporabljena, je potekla ali jo je nadomestila novejša. Zahtevajte novo.",
  endedInvitation:
    "Je že uporabljena, je potekla ali jo je nadomestila novejša. Skrbnika prosite za novo vabilo.",
  endedEmail: "Je že uporabljena, je potekla ali jo je nadomestila novejša. Novo zahtevate v svojem profilu.",
  newLink: "Zahtevaj novo povezavo",
  askAdmin: "Skrbnik portala vam lahko pripravi novo povezavo.",
  emailTaken: "Ta naslov ima medtem drug račun.",
  failed: "Ni uspelo",
  notOffered: "Ta portal tega ne omogoča. Obrnite se na skrbnika.",
  passwordsOff: "Z geslom se tu prijavljajo le skrbniki. Prijavite se prek svoje organizacije.",
  tooMany: {
    one: "Preveč poskusov. Poskusite znova čez {count} minuto.",
    two: "Preveč poskusov. Poskusite znova čez {count} minuti.",
    few: "Preveč poskusov. Poskusite znova čez {count} minute.",
    other: "Preveč poskusov. Poskusite znova čez {count} minut.",
  },
  unreachable: "Portal je trenutno nedosegljiv. Poskusite znova čez nekaj trenutkov.",
  checkFields: "Popravite označena polja.",
  tryAgain: "Poskusi znova",
} as const satisfies Catalogue;
