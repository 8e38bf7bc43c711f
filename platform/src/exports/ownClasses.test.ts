import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { type ReadSheet, readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { HOUR } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;

const FROM = START - 3 * HOUR;
const OWN = {
  speeds: [{ to: 30 }, { to: 50 }, { to: null }],
  lengths: [
    { to: 5.2, name: "ose\u202ebna" },
    { to: 9, name: "\u200b" },
    { to: null, name: "=tovorna" },
  ],
};

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const group = await addGroup(platform, admin, "Bled");
  await platform.ok("PATCH", "/group", admin, { id: group, metaData: { ownClasses: OWN } });
  client = await addClient(platform, admin, group);
  const readings = [
    { speed: 30, length: 5.1, direction: "incoming" },
    { speed: 50, length: 5.2, direction: "outgoing" },
    { speed: 51, length: 12, direction: "incoming" },
    { speed: 51, direction: "incoming" },
  ].map((reading, index) => ({ ...reading, timestamp: FROM + index }));
  const body = { batchId: "b", from: FROM, to: FROM + HOUR, readings };
  await platform.ok("POST", "/device/measurements", client.device, body);
});
afterAll(() => platform.stop());

const download = async (file: string, lang: string) => {
  const query = `clientId=${client.id}&startTimestamp=${FROM}&endTimestamp=${FROM + HOUR}&lang=${lang}`;
  const answer = await platform.app.inject({ url: `/export/${file}?${query}`, headers: admin });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};
const valuesOf = (sheet: ReadSheet | undefined) =>
  sheet?.rows.map((row) => Array.from(row, (cell) => cell?.value ?? null));

it("has sheets of the group's own classes beside those of the specification", async () => {
  const { sheets } = readWorkbook(await download("report.xlsx", "sl"));
  expect(sheets.map(({ name }) => name)).toEqual([
    "Povzetek",
    "Hitrostni razredi",
    "Lastni hitrostni razredi",
    "Ure",
    "Dnevi",
    "Rezultati",
    "Dnevni promet",
    "Četrturni intervali",
    "Dolžinski razredi",
    "Lastni dolžinski razredi",
  ]);
  const own = (name: string) => valuesOf(sheets.find((sheet) => sheet.name === name));
  expect(own("Lastni hitrostni razredi")).toMatchObject([
    ["razred (km/h)", "prihajajoča smer", "odhajajoča smer", "skupaj", "delež", "ocena"],
    ["do 30", 1, 0, 1, 0.25],
    ["31–50", 0, 1, 1, 0.25],
    ["nad 50", 2, 0, 2, 0.5],
    ["skupaj", 3, 1, 4, 1],
  ]);
  const third: unknown = expect.closeTo(1 / 3);
  expect(own("Lastni dolžinski razredi")).toMatchObject([
    ["dolžina", "ime razreda", "prihajajoča smer", "odhajajoča smer", "skupaj", "delež", "ocena"],
    ["do 5,2 m", "osebna", 1, 0, 1, third],
    ["5,2–9 m", null, 0, 1, 1, third],
    ["9 m in več", "=tovorna", 1, 0, 1, third],
    ["skupaj", null, 2, 1, 3, 1],
  ]);
});

it("has both kinds of own classes in one file for scripts", async () => {
  const text = (await download("own-classes.csv", "en")).toString();
  expect(text.split("\r\n")).toEqual([
    "\ufeffclasses of,name of the class,from,to,incoming,outgoing,total,share (%),estimate,left out of the period (s)",
    "speed (km/h),,1,30,1,0,1,25.0,,",
    "speed (km/h),,31,50,0,1,1,25.0,,",
    "speed (km/h),,51,,2,0,2,50.0,,",
    "length (m),osebna,0,5.2,1,0,1,33.3,,",
    "length (m),,5.2,9,0,1,1,33.3,,",
    "length (m),'=tovorna,9,,1,0,1,33.3,,",
    "",
  ]);
});
