import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Registracija",
  subtitle: "Račun potrdi skrbnik portala.",
  email: "E-pošta",
  firstName: "Ime",
  lastName: "Priimek",
  phone: "Telefon",
  password: "Geslo",
  passwordHint: "Najmanj 8 znakov.",
  confirmation: "Ponovite geslo",
  submit: "Registracija",
  emailInvalid: "Vnesite veljaven e-poštni naslov.",
  confirmationDiffers: "Gesli se ne ujemata.",
  done: "Račun je ustvarjen, počakajte na potrditev skrbnika",
  failed: "Pri ustvarjanju računa je prišlo do napake, poskusite znova ali se obrnite na podporo.",
  checkFields: "Popravite označena polja.",
  hasAccount: "Že imate račun?",
  signIn: "Prijava",
} as const satisfies Catalogue;
