import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  leftOut: "izločeno {length}",
  leftOutAlone: "Izločeno: {length}",
  leftOutHead: "Izločeno",
  seconds: "{count} s",
  minutes: "{count} min",
  hours: "{count} h",
  explained:
    "Toliko časa podatki ne upoštevajo, ker ga je skrbnik izločil, na primer zaradi pokvarjenega senzorja.",
} as const satisfies Catalogue;
