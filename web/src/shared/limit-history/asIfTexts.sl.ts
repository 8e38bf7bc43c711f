import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  open: "Kot da bi bila omejitev …",
  label: "Kot da bi bila omejitev",
  show: "Prikaži",
  cancel: "Prekliči",
  wrong: "Celo število od 1 do 200.",
  kmh: "km/h",
  notice:
    "Vse nad omejitvijo je izračunano, kot da bi bila omejitev {limit} km/h, in ne z omejitvijo, ki je veljala.",
  end: "Veljavna omejitev",
  printed: "Nad omejitvijo: kot da bi bila omejitev {limit} km/h, in ne z omejitvijo, ki je veljala.",
} as const satisfies Catalogue;
