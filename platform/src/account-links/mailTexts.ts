import type { Language } from "../mail/language.rules.js";
import type { AccountMailKind } from "./mailKinds.js";

/** The texts of one mail about an account. `at` is a formatted time, `what` a name of what it is about, `address` from where. */
interface MailTexts {
  subject: string;
  /** What it is about, before the link if there is one. */
  lines(at: string, what: string, address: string): string[];
  /** Label of the link; null for a notice that has none. */
  link: string | null;
  /** What to do if the person did not ask for it. */
  otherwise: string;
}

interface Texts extends Record<AccountMailKind, MailTexts> {
  greeting(name: string): string;
  /** The notice that goes to an e-mail which the account has now. */
  emailIsNew: string;
  footer: string;
}

const sl: Texts = {
  greeting: (name) => `Pozdravljeni, ${name},`,
  emailIsNew: "Odslej se v portal Obcestje prijavljate s tem e-poštnim naslovom.",
  footer: "To sporočilo ste prejeli, ker imate račun v portalu Obcestje.",
  reset: {
    subject: "Novo geslo",
    lines: () => [
      "nekdo, najbrž vi, želi nastaviti novo geslo vašega računa v portalu Obcestje.",
      "Povezava velja 30 minut in deluje enkrat.",
    ],
    link: "Nastavi novo geslo",
    otherwise: "Če tega niste zahtevali, vam ni treba storiti ničesar: geslo ostane, kakršno je.",
  },
  invitation: {
    subject: "Vabilo v portal Obcestje",
    lines: () => [
      "skrbnik portala Obcestje vam je odprl račun. Nastavite si geslo, nato se lahko prijavite s tem e-poštnim naslovom.",
      "Povezava velja 7 dni in deluje enkrat.",
    ],
    link: "Nastavi geslo",
    otherwise: "Če vabila ne pričakujete, sporočilo prezrite: brez gesla račun ne deluje.",
  },
  email: {
    subject: "Potrditev e-poštnega naslova",
    lines: () => [
      "v portal Obcestje se želite odslej prijavljati s tem e-poštnim naslovom. Potrdite, da je vaš.",
      "Povezava velja en dan in deluje enkrat.",
    ],
    link: "Potrdi e-poštni naslov",
    otherwise: "Če tega niste zahtevali, sporočilo prezrite: račun ostane, kakršen je.",
  },
  passwordChanged: {
    subject: "Geslo je spremenjeno",
    lines: (at) => [`geslo vašega računa v portalu Obcestje je bilo spremenjeno ${at}.`],
    link: null,
    otherwise: "Če ga niste spremenili vi, takoj obvestite skrbnika portala.",
  },
  emailChanged: {
    subject: "E-poštni naslov računa je spremenjen",
    lines: (at) => [`e-poštni naslov vašega računa v portalu Obcestje je bil spremenjen ${at}.`],
    link: null,
    otherwise: "Če za to ne veste, takoj obvestite skrbnika portala.",
  },
  keyEnds: {
    subject: "Ključ bo potekel",
    lines: (at, what) => [
      `ključ ${what} v portalu Obcestje poteče ${at}.`,
      "Takrat vgradnje, javne strani in programi s tem ključem nehajo delovati. Če ga še potrebujete, mu nastavite poznejši konec.",
    ],
    link: "Ključi",
    otherwise: "Če ključa ne potrebujete več, vam ni treba storiti ničesar.",
  },
  newSignIn: {
    subject: "Prijava iz neznane naprave",
    lines: (at, what, address) => [
      `v vaš račun v portalu Obcestje se je ${at} nekdo, najbrž vi, prijavil iz naprave, ki je še ne poznamo.`,
      `Naprava: ${what}`,
      `Naslov IP: ${address}`,
    ],
    link: "Moje seje",
    otherwise:
      "Če to niste bili vi, tam končajte to sejo in takoj spremenite geslo. Če se prijavljate pri svoji organizaciji, ga spremenite tam.",
  },
  factorAdded: {
    subject: "Drugi korak prijave je dodan",
    lines: (at) => [`vašemu računu v portalu Obcestje je bil ${at} dodan drugi korak prijave.`],
    link: "Profil",
    otherwise: "Če ga niste dodali vi, takoj spremenite geslo in obvestite skrbnika portala.",
  },
  factorRemoved: {
    subject: "Drugi korak prijave je odstranjen",
    lines: (at) => [`vašemu računu v portalu Obcestje je bil ${at} odstranjen drugi korak prijave.`],
    link: "Profil",
    otherwise: "Če ga niste odstranili vi, takoj spremenite geslo in obvestite skrbnika portala.",
  },
  factorsTaken: {
    subject: "Drugi korak vaše prijave je odstranjen",
    lines: (at) => [
      `skrbnik ali upravljavec portala Obcestje je ${at} vašemu računu odstranil drugi korak prijave in vse obnovitvene kode.`,
      "Vse vaše seje so končane.",
    ],
    link: "Profil",
    otherwise: "Če tega niste pričakovali, takoj obvestite skrbnika portala.",
  },
  recoveryCodesMade: {
    subject: "Nove obnovitvene kode",
    lines: (at) => [
      `za vaš račun v portalu Obcestje so bile ${at} narejene nove obnovitvene kode. Stare ne veljajo več.`,
    ],
    link: "Profil",
    otherwise: "Če jih niste naredili vi, takoj spremenite geslo in obvestite skrbnika portala.",
  },
  recoveryCodeUsed: {
    subject: "Prijava z obnovitveno kodo",
    lines: (at) => [
      `v vaš račun v portalu Obcestje se je ${at} nekdo, najbrž vi, prijavil z obnovitveno kodo.`,
    ],
    link: "Profil",
    otherwise: "Če to niste bili vi, takoj spremenite geslo in obvestite skrbnika portala.",
  },
};

const en: Texts = {
  greeting: (name) => `Hello ${name},`,
  emailIsNew: "From now on you sign in to the Obcestje portal with this e-mail address.",
  footer: "You get this message because you have an account in the Obcestje portal.",
  reset: {
    subject: "New password",
    lines: () => [
      "somebody, probably you, wants to set a new password for your account in the Obcestje portal.",
      "The link is good for 30 minutes and works once.",
    ],
    link: "Set a new password",
    otherwise: "If you did not ask for this, there is nothing to do: the password stays as it is.",
  },
  invitation: {
    subject: "Invitation to the Obcestje portal",
    lines: () => [
      "an administrator of the Obcestje portal has opened an account for you. Set a password, then sign in with this e-mail address.",
      "The link is good for 7 days and works once.",
    ],
    link: "Set a password",
    otherwise: "If you expect no invitation, ignore this message: without a password the account is no use.",
  },
  email: {
    subject: "Confirm your e-mail address",
    lines: () => [
      "from now on you want to sign in to the Obcestje portal with this e-mail address. Confirm that it is yours.",
      "The link is good for a day and works once.",
    ],
    link: "Confirm the e-mail address",
    otherwise: "If you did not ask for this, ignore the message: the account stays as it is.",
  },
  passwordChanged: {
    subject: "Password changed",
    lines: (at) => [`the password of your account in the Obcestje portal was changed on ${at}.`],
    link: null,
    otherwise: "If it was not you, tell an administrator of the portal at once.",
  },
  emailChanged: {
    subject: "E-mail address of the account changed",
    lines: (at) => [`the e-mail address of your account in the Obcestje portal was changed on ${at}.`],
    link: null,
    otherwise: "If you know nothing of this, tell an administrator of the portal at once.",
  },
  keyEnds: {
    subject: "A key is about to end",
    lines: (at, what) => [
      `the key ${what} in the Obcestje portal ends on ${at}.`,
      "Embeds, public pages and scripts with this key stop working then. If you still need it, set a later end.",
    ],
    link: "Keys",
    otherwise: "If you do not need the key any more, there is nothing to do.",
  },
  newSignIn: {
    subject: "Sign-in from an unknown device",
    lines: (at, what, address) => [
      `somebody, probably you, signed in to your account in the Obcestje portal on ${at}, from a device that we do not know yet.`,
      `Device: ${what}`,
      `IP address: ${address}`,
    ],
    link: "My sessions",
    otherwise:
      "If it was not you, end that session there and change your password at once. If you sign in by your organisation, change it there.",
  },
  factorAdded: {
    subject: "A second factor was added",
    lines: (at) => [`a second factor was added to your account in the Obcestje portal on ${at}.`],
    link: "Profile",
    otherwise: "If it was not you, change your password at once and tell an administrator of the portal.",
  },
  factorRemoved: {
    subject: "A second factor was removed",
    lines: (at) => [`a second factor of your account in the Obcestje portal was removed on ${at}.`],
    link: "Profile",
    otherwise: "If it was not you, change your password at once and tell an administrator of the portal.",
  },
  factorsTaken: {
    subject: "Your second factor was removed",
    lines: (at) => [
      `an administrator or the operator of the Obcestje portal removed the second factor and all recovery codes of your account on ${at}.`,
      "All your sessions have ended.",
    ],
    link: "Profile",
    otherwise: "If you did not expect this, tell an administrator of the portal at once.",
  },
  recoveryCodesMade: {
    subject: "New recovery codes",
    lines: (at) => [
      `new recovery codes of your account in the Obcestje portal were made on ${at}. The old ones do not work any more.`,
    ],
    link: "Profile",
    otherwise: "If it was not you, change your password at once and tell an administrator of the portal.",
  },
  recoveryCodeUsed: {
    subject: "Sign-in with a recovery code",
    lines: (at) => [
      `somebody, probably you, signed in to your account in the Obcestje portal with a recovery code on ${at}.`,
    ],
    link: "Profile",
    otherwise: "If it was not you, change your password at once and tell an administrator of the portal.",
  },
};

export const MAIL_TEXTS: Readonly<Record<Language, Texts>> = { sl, en };
