import { addActionTemplate, addFirmware, SIGNS_HARDWARE } from "./adminFleet.js";
import { calendarOf } from "./calendars.js";
import { signConfig } from "./configs.js";
import { addDevice, type Fleet, type FleetDevice, hoursAgo, USER } from "./fleet.js";
import { addBundle, addValve } from "./park.js";
import { PlatformApi } from "./platformApi.js";
import { addResource, customTextOf, line } from "./resources.js";
import { addUser } from "./users.js";
import { addViewKey } from "./viewKeys.js";

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

/**
 * Bad names for everything that has one, and devices with values that are hardest to show.
 * @param movedId a device that was moved between two places
 */
export async function addHostileNames(fleet: Fleet, now: () => number, movedId: number): Promise<void> {
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
  const rename = async ({ id }: FleetDevice, locationName: string, locationAddress: string) =>
    admin.post("/client/metaData", {
      clientId: id,
      metaData: { locationName, locationAddress, notes: `${word(300)}\n${sentence(900)}` },
    });
  await rename(sign, HOSTILE_NAMES.word, word(300));
  await rename(counter, HOSTILE_NAMES.longest, sentence(300));
  await admin.patch("/group", { id: groupId, name: HOSTILE_NAMES.word });
  for (const name of [HOSTILE_NAMES.longest, HOSTILE_NAMES.turned, HOSTILE_NAMES.cjk])
    await admin.post("/group", { name, metaData: { groupType: "speed" } });
  const email = `${"z".repeat(64)}@${"dolga-domena.".repeat(13)}si`;
  const names100 = { firstName: word(100), lastName: sentence(100) };
  await addUser(admin, { email, password: "hostile-of-the-tests", ...names100 }, groupId);
  await addOfGroup(fleet);
  await addOfPlaces(admin, movedId);
  await addOfAdministrators(admin);
}

/** What the people of a group name: notes, calendars and their events, classes, directions, keys, schedules. */
async function addOfGroup({ admin, groupId, sign }: Fleet): Promise<void> {
  const { longest, word: long, turned, emoji, cjk, markup } = HOSTILE_NAMES;
  const period = { from: hoursAgo(30), to: hoursAgo(6) };
  for (const text of [sentence(500), word(500), turned, emoji, markup])
    await admin.post("/note", { clientId: sign.id, kind: "roadWorks", text, ...period });
  for (const name of [longest, long, turned])
    await admin.post("/calendar", {
      ...{ groupId, name, kind: "schoolHolidays" },
      file: calendarOf([sentence(500), word(500), turned, emoji, cjk, markup]),
    });
  const ownClasses = {
    speeds: [
      { to: 30, name: longest },
      { to: 50, name: long },
      { to: null, name: turned },
    ],
    lengths: [
      { to: 6, name: emoji },
      { to: null, name: cjk },
    ],
  };
  await admin.patch("/group", { id: groupId, metaData: { ownClasses, inOutGraphs: true } });
  const directionNames = { incoming: longest, outgoing: long };
  await admin.post("/client/metaData", { clientId: sign.id, metaData: { directionNames } });
  for (const name of [word(100), sentence(100), turned]) await addViewKey(admin, { groupId }, [], name);
  const user = await PlatformApi.signIn(admin.url, USER);
  for (const name of [longest, long, turned])
    await user.post("/report-schedule", {
      ...{ name, clientIds: [sign.id], interval: "week", cron: "0 6 * * 1" },
      recipients: [`${"z".repeat(64)}@${"dolga-domena.".repeat(13)}si`],
    });
}

/** A place that a device left, the one where it is, and one more in between. */
async function addOfPlaces(admin: PlatformApi, movedId: number): Promise<void> {
  const { longest, word: long, turned } = HOSTILE_NAMES;
  await admin.post("/client/metaData", { clientId: movedId, metaData: { locationName: long } });
  for (const [ago, locationName] of [
    [3, longest],
    [2, turned],
  ] as const)
    await admin.put("/client/stay", {
      ...{ clientId: movedId, from: hoursAgo(ago) },
      newPlace: { metaData: { locationName, locationAddress: sentence(300), speedLimit: 50 } },
    });
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
