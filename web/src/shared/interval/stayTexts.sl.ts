import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  STAY: "Postavitev",
  cut: "Postavitev je daljša ali pa ni znano, kdaj se je začela: prikazanih je njenih zadnjih {days} dni.",
} as const satisfies Catalogue;
