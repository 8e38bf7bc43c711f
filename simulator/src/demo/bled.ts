import { bled as group } from "./accounts.js";
import type { DemoDevice } from "./device.js";
import { sign } from "./signs.js";
import { slowDown, thanks } from "./texts.js";

const region = "Bled";

/** The speed-display signs of the municipality of Bled. */
export const bledSigns: readonly DemoDevice[] = [
  sign({
    group,
    region,
    serialNumber: "OB-2311",
    name: "Ljubljanska cesta – vpadnica",
    address: "Ljubljanska cesta 36, 4260 Bled",
    position: [46.36781, 14.11865],
    hardware: { hwType: "K200DISP_FALCON" },
    street: { perDay: 8100, rhythm: "tourist", limit: 50, congestion: 0.25 },
    display: { under: [{ own: thanks }], over: [{ builtIn: 3 }, { own: slowDown }] },
  }),
  sign({
    group,
    region,
    serialNumber: "OB-2312",
    name: "Cesta svobode – ob jezeru",
    address: "Cesta svobode 15, 4260 Bled",
    position: [46.36325, 14.10372],
    notes: "Samo prikazovalnik hitrosti, brez bliskavke. Zaradi del ob cesti je izklopljen.",
    speedingBlink: false,
    hardware: { hwType: "K200_DISPONLY", firmwareVersion: "1.11.2" },
    street: { perDay: 3900, rhythm: "tourist", tide: 0.08, limit: 40, freeFlow: 0.9 },
    display: { off: true },
  }),
  sign({
    group,
    region,
    serialNumber: "OB-2313",
    name: "Zasip – pri cerkvi",
    address: "Sebenje 2, 4260 Bled",
    position: [46.39214, 14.10943],
    notes: "Podatke prenaša le nekajkrat na dan (predplačniška kartica).",
    hardware: { hwType: "K200DISP_FL_AMG", rssi: -92 },
    street: { perDay: 1250, rhythm: "commuter", limit: 50 },
    display: { over: [{ shared: 1 }] },
    uploadEvery: 4 * 3600,
  }),
];
