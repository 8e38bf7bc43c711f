import type { VisionType } from "../store/records.js";

/** A device of the demo's roads, and its traffic. */
export interface DemoDevice {
  readonly name: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  readonly hwType: string;
  readonly visionType: VisionType;
  /** km/h */
  readonly speedLimit: number;
  /** Road users on a weekday. */
  readonly perDay: number;
  readonly group: "kranj" | "sencur" | null;
  /** The road under which the summary shows it. */
  readonly road?: string;
  readonly notes?: string;
  readonly hasLengths?: boolean;
  /** It has been silent for two hours. */
  readonly silent?: boolean;
  readonly displayOff?: boolean;
}

const sign = { visionType: 0, group: "kranj" } as const;

export const DEMO_DEVICES: readonly DemoDevice[] = [
  {
    ...sign,
    ...{ name: "Kidričeva cesta, šola", address: "Kidričeva cesta 55, Kranj", lat: 46.2447, lng: 14.3493 },
    ...{ hwType: "K200DISP_FALCON", speedLimit: 50, perDay: 880, road: "Kidričeva cesta", hasLengths: true },
  },
  {
    ...sign,
    ...{
      name: "Kidričeva cesta, bolnišnica",
      address: "Kidričeva cesta 38a, Kranj",
      lat: 46.2431,
      lng: 14.3526,
    },
    ...{ hwType: "K200DISP_AMG", speedLimit: 50, perDay: 760, road: "Kidričeva cesta" },
  },
  {
    ...sign,
    ...{
      name: "Škofjeloška cesta, Stražišče",
      address: "Škofjeloška cesta 18, Kranj",
      lat: 46.2335,
      lng: 14.3403,
    },
    ...{ hwType: "K200DISP_SMILEY_FALCON", speedLimit: 50, perDay: 640, road: "Škofjeloška cesta" },
  },
  {
    ...sign,
    ...{
      name: "Škofjeloška cesta, žaga",
      address: "Škofjeloška cesta 64, Kranj",
      lat: 46.2276,
      lng: 14.3352,
    },
    ...{ hwType: "K200DISP_FL_FALCON", speedLimit: 60, perDay: 700, road: "Škofjeloška cesta" },
  },
  {
    ...sign,
    ...{ name: "Čirče, vrtec", address: "Smledniška cesta 130, Kranj", lat: 46.2299, lng: 14.3705 },
    ...{
      hwType: "K200DISP_FALCON",
      speedLimit: 30,
      perDay: 420,
      displayOff: true,
      notes: "Prikaz izklopljen do konca del.",
    },
  },
  {
    ...sign,
    ...{ name: "Britof, križišče", address: "Britof 120, Kranj", lat: 46.2663, lng: 14.3926 },
    ...{ hwType: "K200DISP_AMG", speedLimit: 50, perDay: 560, silent: true, notes: "Preveriti napajanje." },
  },
  {
    ...sign,
    ...{ name: "Kolesarska pot ob Savi", address: "Savska cesta 4, Kranj", lat: 46.2361, lng: 14.3609 },
    ...{ hwType: "BIKECOUNTER", speedLimit: 50, perDay: 310 },
  },
  {
    ...{
      name: "Koroška cesta, kamera",
      address: "Koroška cesta 35, Kranj",
      lat: 46.2479,
      lng: 14.3521,
      group: "kranj",
    },
    ...{ hwType: "K_SIPRONIKA", visionType: 1, speedLimit: 50, perDay: 820, hasLengths: true },
  },
  {
    ...{ name: "Glavni trg, pešci in kolesarji", address: "Glavni trg 2, Kranj", lat: 46.2391, lng: 14.3558 },
    ...{ group: "kranj", hwType: "PED_01WIFI", visionType: 2, speedLimit: 50, perDay: 540 },
  },
  {
    ...{ name: "Šenčur, Štefanova ulica", address: "Štefanova ulica 12, Šenčur", lat: 46.2461, lng: 14.4189 },
    ...{ group: "sencur", hwType: "K200DISP_FALCON", visionType: 0, speedLimit: 50, perDay: 480 },
  },
  {
    ...{ name: "Žabnica, rezerva", address: "Žabnica 30", lat: 46.1987, lng: 14.3381 },
    ...{ group: null, hwType: "K200DISP_FALCON", visionType: 0, speedLimit: 50, perDay: 300 },
  },
];
