import { createHash } from "node:crypto";
import { expect, it } from "@jest/globals";
import { demoDevices } from "../demo/devices.js";
import { readingsBetween } from "./readings.js";
import { statusAt } from "./status.js";

/** A Monday's morning rush, and the night before. */
const FROM = Date.UTC(2026, 2, 8, 21) / 1000;
const TO = FROM + 12 * 3600;

/** Hashes of the data of each device without a configuration, cut to their first letters. */
const FINGERPRINTS: Record<string, string> = {
  "OB-2301": "e2794e80f4020fcd",
  "OB-2302": "11d4f41845b80884",
  "OB-2303": "0b88c653282ee910",
  "OB-2304": "3760257d476d6f2c",
  "OB-2305": "875f3b0e5fa7f019",
  "OB-2306": "a2e19b7ef1e38663",
  "OB-2307": "ab6d9eb9d75874e4",
  "OB-2311": "75a81ec23f6ac8a6",
  "OB-2312": "62cc80e3e9b10822",
  "OB-2313": "f5c7245d39261493",
  "OB-2398": "a07516890a81f668",
  "OB-2401": "c6a9372680fa8892",
  "OB-2402": "c66a7ca621c683d8",
  "OB-2501": "57956e2e27daa3c2",
  "OB-2502": "9007dac6bd4abc17",
  "OB-2503": "4e6e7e06b5ec8817",
  "OB-2601": "0f9f35755ad36fde",
  "OB-2602": "85e8ab2f166e5b95",
  "OB-2603": "97a27ced70cd2eaf",
  "OB-2604": "4b70190a367524a8",
  "OB-2605": "0a9cb4aa2bcce046",
  "OB-2606": "6f1316a426174c0b",
  "OB-2611": "462c7af8725d941e",
  "OB-2612": "d3d250c70915c7b9",
};

const fingerprint = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

it.each(demoDevices.flatMap(({ model }) => (model ? [model] : [])))(
  "$serialNumber sends what it always sent, as long as it has no configuration",
  (device) => {
    const readings = readingsBetween(1, device, FROM, TO);
    const statuses = [0, 1, 5, 11].map((hour) => statusAt(1, device, FROM + hour * 3600 + 7));
    expect(fingerprint([readings, statuses])).toBe(FINGERPRINTS[device.serialNumber]);
  },
);
