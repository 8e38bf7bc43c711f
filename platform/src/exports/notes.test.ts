import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let group: number;
let sign: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Žiri");
  user = (await addUser(platform, admin, "user@example.si", group)).headers;
  sign = await addClient(platform, admin, group);
  const hour = { batchId: "one", from: START - HOUR, to: START, readings: [] };
  await platform.ok("POST", "/device/measurements", sign.device, hour);
});
afterAll(() => platform.stop());

const note = (about: object) => platform.ok("POST", "/note", admin, { kind: "other", ...about });

/** The rows of a workbook's sheet of notes; null: it has none. */
async function notesIn(clientId: number, headers: Headers, lang = "sl", from = START - DAY) {
  const url = `/export/report.xlsx?clientId=${clientId}&startTimestamp=${from}&endTimestamp=${START}&lang=${lang}`;
  const { statusCode, rawPayload } = await platform.app.inject({ url, headers });
  expect(statusCode).toBe(200);
  const { sheets } = readWorkbook(rawPayload);
  const sheet = sheets.find(({ name }) => name === (lang === "sl" ? "Opombe" : "Notes"));
  return sheet?.rows.map((row) => row.map((cell) => cell?.value)) ?? null;
}

/** START is 15.11.2026 01:00 in Ljubljana, in winter. */
const serial = (instant: number) => 46_341 + (instant - START + HOUR) / DAY;

it("is no sheet of a period without notes", async () => {
  expect(await notesIn(sign.id, user)).toBeNull();
});

it("is a sheet of the period's notes with their times, texts and kinds, those of its group too", async () => {
  const stranger = await addGroup(platform, admin, "Strangers");
  await note({
    clientId: sign.id,
    kind: "roadWorks",
    text: "Zapora",
    from: START - 2 * HOUR,
    to: START - HOUR,
  });
  // It lasts from long before the period until long after it, and over the change of clocks.
  await note({
    groupId: group,
    kind: "schoolHolidays",
    text: "=1+1",
    from: START - 60 * DAY,
    to: START + DAY,
  });
  await note({ groupId: stranger, text: "Other", from: START - HOUR, to: START });
  await note({ clientId: sign.id, text: "Later", from: START, to: START + HOUR });
  const long = [serial(START - 60 * DAY) + 1 / 24, "+02:00", serial(START + DAY), "+01:00"];
  const short = [serial(START - 2 * HOUR), "+01:00", serial(START - HOUR), "+01:00"];
  const rounded = (rows: Awaited<ReturnType<typeof notesIn>>) =>
    rows?.map((row) => row.map((cell) => (typeof cell === "number" ? Math.round(cell * 1440) : cell)));
  const sl = await notesIn(sign.id, user);
  expect(rounded(sl)).toEqual(
    rounded([
      ["od (Europe/Ljubljana)", "odmik od UTC", "do (Europe/Ljubljana)", "odmik od UTC", "opomba", "vrsta"],
      [...long, "=1+1", "šolske počitnice"],
      [...short, "Zapora", "delo na cesti"],
    ]),
  );
  expect((await notesIn(sign.id, user, "en"))?.[2]?.slice(4)).toEqual(["Zapora", "road works"]);
});

it("has of a place, and of a device that moved, what each reader may see", async () => {
  const fresh = await addGroup(platform, admin, "New");
  const ofFresh = (await addUser(platform, admin, "fresh@example.si", fresh)).headers;
  await platform.ok("PUT", "/client/group", admin, { clientId: sign.id, groupId: fresh });
  const { stays } = (
    await platform.ok<{ stays: { placeId: number }[] }[]>("GET", `/stay/list?clientId=${sign.id}`, admin)
  )[0] ?? { stays: [] };
  const [left = 0, come = 0] = stays.map(({ placeId }) => placeId);
  await note({ groupId: fresh, text: "Fresh", from: START - 2 * HOUR, to: START + HOUR });
  const texts = async (id: number, headers: Headers) =>
    (await notesIn(id, headers))?.slice(1).map((row) => row[4]) ?? null;
  expect(await texts(left, user)).toEqual(["=1+1", "Zapora"]);
  for (const [id, headers] of [
    [left, user],
    [come, ofFresh],
    [sign.id, ofFresh],
    [sign.id, admin],
  ] as const) {
    const query = `clientId=${id}&startTimestamp=${START - DAY}&endTimestamp=${START}`;
    const told = await platform.ok<{ text: string }[]>("GET", `/note/list?${query}`, headers);
    const names = told.map(({ text }) => text);
    expect(await texts(id, headers)).toEqual(names.length === 0 ? null : names);
  }
});
