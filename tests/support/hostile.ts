import { addActionTemplate, addFirmware, SIGNS_HARDWARE } from "./adminFleet.js";
import { signConfig } from "./configs.js";
import { addDevice, type Fleet, type FleetDevice } from "./fleet.js";
import { addBundle, addValve } from "./park.js";
import type { PlatformApi } from "./platformApi.js";
import { addResource, customTextOf, line } from "./resources.js";
import { addUser } from "./users.js";

/** A sentence of the greatest length that the platform permits. */
const sentence = (length: number): string =>
  "Prikazovalnik na Šmartinski cesti čez most pri stari šoli proti obvoznici ".repeat(9).slice(0, length);

/** One word, without a break. */
const word = (length: number): string => `Ž${"a".repeat(length - 2)}Š`;

/** Names that somebody may enter, of at most 200 letters, by what is bad about them. */
export const HOSTILE_NAMES = {
  longest: sentence(200),
  word: word(200),
  turned: "Cesta \u202e123 na vas\u2066 \u200fObčina",
  spaces: "   \u00a0 ",
  emoji: "👩‍🌾🚦🇸🇮".repeat(12),
  cjk: "横断歩道前速度表示装置".repeat(9),
  markup: `<b onclick="x()">Cesta</b> & "2" =SUM(A1)`,
} as const;

/** Further devices of the first group: enough for ids of three digits, and for a scrolling list. */
const DEVICES = 100;

/** The longest report of a sign, with a negative signal of three digits. */
async function report(device: FleetDevice, now: number): Promise<void> {
  const alarms = [sentence(160), word(80), "Vrata"];
  const told = { firmwareVersion: "2026.11.26-rc.4+falcon", configName: word(40), hwType: SIGNS_HARDWARE };
  await device.api.post("/device/status", { timestamp: now, battery: 112.4, rssi: -104, alarms, ...told });
}

/** Bad names for everything that has one, and devices with values that are hardest to show. */
export async function addHostileNames(fleet: Fleet, now: () => number): Promise<void> {
  const { admin, groupId, sign, counter } = fleet;
  const names = Object.values(HOSTILE_NAMES);
  for (let at = 0; at < DEVICES; at += 1) {
    const locationName = names[at - DEVICES + names.length] ?? `Odcestje ${at}`;
    const device = await addDevice(admin, groupId, { locationName, speedLimit: 50 });
    if (at >= DEVICES - names.length - 2) {
      const metaData = { serialNumber: word(100), notes: sentence(400), locationAddress: sentence(300) };
      await admin.post("/client/metaData", { clientId: device.id, metaData });
      await report(device, now());
    }
  }
  const rename = async ({ id }: FleetDevice, locationName: string) =>
    admin.post("/client/metaData", {
      clientId: id,
      metaData: { locationName, locationAddress: sentence(300), notes: `${word(300)}\n${sentence(900)}` },
    });
  await rename(sign, HOSTILE_NAMES.word);
  await rename(counter, HOSTILE_NAMES.longest);
  await admin.patch("/group", { id: groupId, name: HOSTILE_NAMES.word });
  for (const name of [HOSTILE_NAMES.longest, HOSTILE_NAMES.turned, HOSTILE_NAMES.cjk])
    await admin.post("/group", { name, metaData: { groupType: "speed" } });
  const email = `${"z".repeat(64)}@${"dolga-domena.".repeat(13)}si`;
  await addUser(admin, { email, password: "hostile-of-the-tests" }, groupId);
  await addOfAdministrators(admin);
}

async function addOfAdministrators(admin: PlatformApi): Promise<void> {
  const { longest, word: long } = HOSTILE_NAMES;
  await addActionTemplate(admin, long.slice(0, 100), "restart");
  await addFirmware(admin, word(50));
  const metadata = { hardwareType: SIGNS_HARDWARE };
  for (const name of [longest, long])
    await admin.post("/config/template", { name, data: signConfig(90), metadata });
  await addResource(admin, "global_custom_texts", long.slice(0, 100), [
    customTextOf(longest.slice(0, 100), "6f1a1c1e-0000-4000-8000-000000000003", "A", [line("HVALA", 12)]),
  ]);
}

/** A valve location with names as bad. */
export async function addHostilePark(admin: PlatformApi, groupId: number): Promise<void> {
  const park = { admin, groupId, name: "" };
  const { longest, word: long } = HOSTILE_NAMES;
  const valves = [await addValve(park, long, longest), await addValve(park, longest)];
  await addBundle(park, long, valves);
}
