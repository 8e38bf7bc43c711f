import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Prijava",
  subtitle: "Za nadaljevanje se prijavite.",
  email: "E-pošta",
  password: "Geslo",
  submit: "Prijava",
  emailMissing: "Vnesite e-poštni naslov.",
  passwordMissing: "Vnesite geslo.",
  signedIn: "Prijava je uspela",
  failed: "Pri prijavi je prišlo do napake",
  wrongCredentials: "E-pošta ali geslo se ne ujemata, ali pa skrbnik računa še ni potrdil.",
  tooMany: {
    one: "Preveč poskusov. Poskusite znova čez {count} minuto.",
    two: "Preveč poskusov. Poskusite znova čez {count} minuti.",
    few: "Preveč poskusov. Poskusite znova čez {count} minute.",
    other: "Preveč poskusov. Poskusite znova čez {count} minut.",
  },
  unreachable: "Portal je trenutno nedosegljiv. Poskusite znova čez nekaj trenutkov.",
  withPassword: "Prijava z geslom za skrbnike",
  comingBack: "Prijavljanje …",
  noAccount: "Še nimate računa?",
  signUp: "Registracija",
  forgot: "Ste pozabili geslo?",
  askAdmin: "Pozabljeno geslo? Obrnite se na skrbnika.",
  afterSignUp: "Prijavite se lahko, ko skrbnik potrdi vaš račun.",
} as const satisfies Catalogue;
