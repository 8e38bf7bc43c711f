import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;
/** 14.11.2026 21:00 in Ljubljana, and later. */
const [FIRST, SECOND, THIRD] = [4, 2, 1].map((hours) => START - hours * HOUR) as [number, number, number];

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let [signA, signB]: TestClient[] = [];
let [street, square] = [0, 0];

/** A street where one sign stood until it was given to a group's square, and later another one, which came and went. */
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const group = await addGroup(platform, admin, "Žiri");
  user = (await addUser(platform, admin, "user@example.si", group)).headers;
  [signA, signB] = [await addClient(platform, admin, group), await addClient(platform, admin, group)];
  street = (await move(signA, { newPlace: { metaData: { locationName: "Trg" } } }, FIRST))[0]?.placeId ?? 0;
  square = (await staysOf(signA))[1]?.placeId ?? 0;
  await move(signB, { placeId: street }, SECOND);
  await move(signB, { placeId: null }, THIRD);
});
afterAll(() => platform.stop());

interface Stays {
  stays: { placeId: number | null }[];
}

const move = async (client: TestClient, to: object, from: number) =>
  (await platform.ok<Stays>("PUT", "/client/stay", admin, { clientId: client.id, ...to, from })).stays;
const staysOf = async ({ id }: TestClient) =>
  (await platform.ok<Stays[]>("GET", `/stay/list?clientId=${id}`, admin))[0]?.stays ?? [];

/** The rows at the head of a workbook's summary, up to its completeness. */
async function head(
  id: number,
  [start, end]: [number, number],
  headers = user,
  file = "report.xlsx",
  lang = "sl",
) {
  const url = `/export/${file}?clientId=${id}&startTimestamp=${start}&endTimestamp=${end}&lang=${lang}`;
  const { statusCode, rawPayload } = await platform.app.inject({ url, headers });
  expect(statusCode).toBe(200);
  const rows = readWorkbook(rawPayload).sheets[0]?.rows.map((row) => row.map((cell) => cell?.value)) ?? [];
  return rows.slice(
    2,
    rows.findIndex(([title]) => title === "Obdobje" || title === "Period"),
  );
}

it.each(["report.xlsx", "classification.xlsx"])(
  "%s of a place says which devices stood there in the period, and when",
  async (file) => {
    expect(await head(street, [FIRST - HOUR, START], user, file)).toEqual([
      ["Naprava", `${signA?.guid}, do 14.11.2026 21:00`],
      ["Naprava", `${signB?.guid}, od 14.11.2026 23:00 do 15.11.2026 00:00`],
    ]);
    expect(await head(street, [FIRST, SECOND + 60], user, file, "en")).toEqual([
      ["Device", `${signB?.guid}, from 14.11.2026 23:00 until 15.11.2026 00:00`],
    ]);
  },
);

it("says that a stay lasts, however long before the period it began", async () => {
  expect(await head(square, [START - 60, START])).toEqual([
    ["Naprava", `${signA?.guid}, od 14.11.2026 21:00, še traja`],
  ]);
  const later = START + 40 * 24 * HOUR;
  expect(await head(square, [later, later + HOUR])).toEqual([
    ["Naprava", `${signA?.guid}, od 14.11.2026 21:00, še traja`],
  ]);
});

it("says that nobody stood there in the period", async () => {
  expect(await head(street, [FIRST, SECOND])).toEqual([["Naprava", "v obdobju tu ni stala nobena"]]);
});

it("names a device by itself, moved or not", async () => {
  const client = await addClient(platform, admin);
  expect(await head(client.id, [FIRST, START], admin)).toEqual([["Naprava", client.guid]]);
  expect(await head(signA?.id ?? 0, [FIRST - HOUR, START])).toEqual([["Naprava", signA?.guid]]);
});

it("tells each of two groups what was there while the device was theirs", async () => {
  const [old, fresh] = [await addGroup(platform, admin, "Old"), await addGroup(platform, admin, "New")];
  const ofOld = (await addUser(platform, admin, "old@example.si", old)).headers;
  const ofFresh = (await addUser(platform, admin, "fresh@example.si", fresh)).headers;
  const sign = await addClient(platform, admin, old);
  const hour = { batchId: "one", from: START - HOUR, to: START, readings: [] };
  await platform.ok("POST", "/device/measurements", sign.device, hour);
  await platform.ok("PUT", "/client/group", admin, { clientId: sign.id, groupId: fresh });
  const [left, come] = (await staysOf(sign)).map(({ placeId }) => placeId ?? 0);
  const period: [number, number] = [START - HOUR, START + HOUR];
  expect(await head(left ?? 0, period, ofOld)).toEqual([["Naprava", `${sign.guid}, do 15.11.2026 01:00`]]);
  expect(await head(come ?? 0, period, ofFresh)).toEqual([
    ["Naprava", `${sign.guid}, od 15.11.2026 01:00, še traja`],
  ]);
});
