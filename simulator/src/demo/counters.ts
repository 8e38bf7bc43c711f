import { bled, skofjaLoka } from "./accounts.js";
import {
  countedTraffic,
  type DemoDevice,
  demoTimeZone,
  freightLengths,
  health,
  ordinaryLengths,
  radarTraffic,
  VisionType,
} from "./device.js";

/** Counters without display: radar, bicycle loop, cameras. */
export const demoCounters: readonly DemoDevice[] = [
  {
    group: skofjaLoka,
    visionType: VisionType.none,
    location: {
      locationName: "Trata – industrijska cona",
      locationAddress: "Kidričeva cesta 94, 4220 Škofja Loka",
      serialNumber: "OB-2401",
      markerPosition: { lat: 46.17218, lng: 14.32947 },
      speedLimit: 50,
      measureDistance: 50,
      directionNames: { incoming: "v industrijsko cono", outgoing: "iz industrijske cone" },
      notes: "Števec s stranskim radarjem: meri tudi dolžine.",
    },
    model: {
      serialNumber: "OB-2401",
      region: "Škofja Loka",
      timeZone: demoTimeZone,
      flows: [
        {
          ...radarTraffic({ perDay: 7400, rhythm: "industrial", tide: 0.25, limit: 50, freeFlow: 0.9 }, 15),
          lengths: freightLengths,
        },
      ],
      health: health({ hwType: "K200_DEFAULT_VIASIS", lightSensor: false, firmwareVersion: "3.2.1" }),
      uploadEvery: 0,
    },
  },
  {
    group: skofjaLoka,
    visionType: VisionType.none,
    location: {
      locationName: "Kolesarska pot ob Selški Sori",
      locationAddress: "Cesta ob Sori, 4220 Škofja Loka",
      serialNumber: "OB-2402",
      markerPosition: { lat: 46.16631, lng: 14.29903 },
      directionNames: { incoming: "proti Železnikom", outgoing: "proti Škofji Loki" },
      notes: "Induktivna zanka v asfaltu.",
    },
    model: {
      serialNumber: "OB-2402",
      region: "Škofja Loka",
      timeZone: demoTimeZone,
      flows: [countedTraffic({ kind: "vehicle", perDay: 620, rhythm: "leisure", tide: 0.12, rainLoss: 0.8 })],
      health: health({ hwType: "BIKECOUNTER", lightSensor: false, battery: 12.4, firmwareVersion: "1.4.0" }),
      uploadEvery: 0,
    },
  },
  {
    group: skofjaLoka,
    visionType: VisionType.vehicles,
    location: {
      locationName: "Stari Dvor – krožišče",
      locationAddress: "Stari Dvor 90, 4220 Škofja Loka",
      serialNumber: "OB-2501",
      markerPosition: { lat: 46.17394, lng: 14.31836 },
      notes: "Kamera na drogu javne razsvetljave.",
    },
    model: {
      serialNumber: "OB-2501",
      region: "Škofja Loka",
      timeZone: demoTimeZone,
      flows: [
        countedTraffic({
          kind: "vehicle",
          perDay: 6800,
          rhythm: "commuter",
          tide: 0.17,
          rainLoss: 0.04,
          lengths: ordinaryLengths,
        }),
      ],
      health: health({ hwType: "PED_01WIFI", lightSensor: false, battery: 13.1, rssi: -61 }),
      uploadEvery: 0,
    },
  },
  {
    group: skofjaLoka,
    visionType: VisionType.bike,
    location: {
      locationName: "Mestni trg – pešci in kolesarji",
      locationAddress: "Mestni trg 16, 4220 Škofja Loka",
      serialNumber: "OB-2502",
      markerPosition: { lat: 46.16553, lng: 14.30641 },
      notes: "Ob sejmih in prireditvah je promet večji.",
    },
    model: {
      serialNumber: "OB-2502",
      region: "Škofja Loka",
      timeZone: demoTimeZone,
      flows: [
        countedTraffic({ kind: "pedestrian", perDay: 1900, rhythm: "leisure", tide: 0.1, rainLoss: 0.6 }),
        countedTraffic({ kind: "bicycle", perDay: 430, rhythm: "leisure", tide: 0.14, rainLoss: 0.8 }),
      ],
      health: health({ hwType: "PED_01WIFI", lightSensor: false, battery: 13, rssi: -58 }),
      uploadEvery: 0,
    },
  },
  {
    group: bled,
    visionType: VisionType.vehicles,
    location: {
      locationName: "Rečiška cesta – dovoz k jezeru",
      locationAddress: "Rečiška cesta 20, 4260 Bled",
      serialNumber: "OB-2503",
      markerPosition: { lat: 46.37158, lng: 14.09872 },
      notes: "Štetje za prometno študijo.",
    },
    model: {
      serialNumber: "OB-2503",
      region: "Bled",
      timeZone: demoTimeZone,
      flows: [
        countedTraffic({
          kind: "vehicle",
          perDay: 2600,
          rhythm: "tourist",
          tide: 0.1,
          rainLoss: 0.15,
          lengths: ordinaryLengths,
        }),
      ],
      health: health({ hwType: "PED_01WIFI", lightSensor: false, battery: 12.9, rssi: -69 }),
      uploadEvery: 0,
    },
  },
];
