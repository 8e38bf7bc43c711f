import { afterEach, expect, it } from "@jest/globals";
import { openReadOnly } from "../src/db/database.js";
import type { DatabasePlace } from "../src/db/databases.js";
import { addClient, addGroup, addUser } from "./devices.js";
import { openOld } from "./oldDatabase.js";
import { newTestDatabase } from "./testDatabase.js";
import { ADMIN, type Headers, TestPlatform } from "./testPlatform.js";

/** Before places, limits of the time, and the sides of cut hours. */
const SCHEMA = "023-since-when-in-a-group";
const [HOUR, DAY] = [3600, 86_400];
/** Sunday 25 October 2026, 03:00 in Ljubljana: the clock goes back. */
const AUTUMN = 1_792_890_000;

const started: TestPlatform[] = [];
afterEach(async () => {
  for (const platform of started.splice(0)) await platform.stop();
});

interface Row {
  [column: string]: unknown;
}

/** Copies all rows that the older schema has tables and columns for. */
async function copyRows(from: DatabasePlace, to: DatabasePlace): Promise<void> {
  const [source, target] = [openReadOnly(from), await openOld(to, SCHEMA)];
  try {
    let waiting = await target.introspection.getTables();
    // Whatever a row refers to has to be there before it.
    while (waiting.length > 0) {
      const left: typeof waiting = [];
      for (const table of waiting) {
        const name = table.name as "client";
        const columns = table.columns.map((column) => column.name);
        const rows = (await source
          .selectFrom(name)
          .select(columns as never[])
          .execute()) as Row[];
        const copied = await target
          .transaction()
          .execute(async (tx) => {
            await tx.deleteFrom(name).execute();
            for (const row of rows)
              await tx
                .insertInto(name)
                .values(row as never)
                .execute();
          })
          .then(() => true)
          .catch(() => false);
        if (!copied) left.push(table);
      }
      if (left.length === waiting.length) throw new Error(`No rows for ${left.map(({ name }) => name)}.`);
      waiting = left;
    }
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

const answers = (platform: TestPlatform, headers: Headers, urls: readonly string[]) =>
  Promise.all(
    urls.map(async (url) => {
      const { statusCode, body } = await platform.app.inject({ url, headers });
      return `${url} ${statusCode} ${body}`;
    }),
  );

it("leaves every figure of devices that never moved as it was, byte for byte", async () => {
  const platform = await TestPlatform.start();
  started.push(platform);
  const admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Streets");
  const { headers: user } = await addUser(platform, admin, "clerk@example.si", groupId);
  platform.clock.now = AUTUMN - 2 * DAY;
  const devices = [await addClient(platform, admin, groupId), await addClient(platform, admin, groupId)];
  const [sign] = devices;
  await platform.ok("POST", "/client/metaData", admin, {
    clientId: sign?.id,
    metaData: { locationName: "Pri šoli", speedLimit: 30 },
  });
  for (const [index, { device }] of devices.entries())
    for (let from = AUTUMN - 2 * DAY; from < AUTUMN + 2 * DAY; from += 6 * HOUR) {
      platform.clock.now = from + 6 * HOUR;
      const readings = Array.from({ length: 40 }, (_, vehicle) => ({
        timestamp: from + vehicle * 500,
        speed: 20 + ((vehicle * 7 + index) % 60),
        length: 2 + ((vehicle * 3 + index) % 14),
        direction: vehicle % 3 === 0 ? "incoming" : "outgoing",
      }));
      await platform.ok("POST", "/device/measurements", device, {
        batchId: `${index}-${from}`,
        from,
        to: from + 6 * HOUR,
        readings,
      });
    }
  platform.clock.now = AUTUMN + 2 * DAY;
  const ids = devices.map(({ id }) => id).join();
  const borders = [
    [AUTUMN - 2 * DAY, AUTUMN + 2 * DAY],
    [AUTUMN - 90 * 60, AUTUMN + 90 * 60],
    [AUTUMN - DAY + 17, AUTUMN + DAY - 1234],
  ];
  const periods = borders.map(([from, to]) => `startTimestamp=${from}&endTimestamp=${to}`);
  const urls = [
    "/client/list",
    `/client?clientId=${ids}`,
    ...periods.flatMap((period) => [
      `/measurement?clientId=${ids}&${period}&type=ALL,thresholds,byDirection`,
      `/measurement/summary?clientId=${ids}&${period}`,
      `/export/raw.csv?clientId=${sign?.id}&${period}`,
      `/export/daily.csv?clientId=${sign?.id}&${period}`,
      `/export/results.csv?clientId=${sign?.id}&${period}`,
      `/export/length-total.csv?clientId=${sign?.id}&${period}`,
      `/reading/list?clientId=${sign?.id}&${period}&count=true&limit=200`,
    ]),
    ...borders.map(([from, to]) => {
      const before = `beforeClientId=${sign?.id}&beforeStartTimestamp=${from}&beforeEndTimestamp=${AUTUMN}`;
      const after = `afterClientId=${devices[1]?.id}&afterStartTimestamp=${AUTUMN}&afterEndTimestamp=${to}`;
      return `/measurement/comparison?${before}&${after}`;
    }),
  ];
  const before = [await answers(platform, admin, urls), await answers(platform, user, urls)];
  expect(before.flat().filter((answer) => !/ 200 /.test(answer))).toEqual([]);

  const old = await newTestDatabase("empty");
  await copyRows(platform.database, old);
  const migrated = await TestPlatform.start(old, {}, undefined, platform.clock);
  started.push(migrated);
  expect([await answers(migrated, admin, urls), await answers(migrated, user, urls)]).toEqual(before);
  const stays = await migrated.ok<{ stays: unknown[] }[]>("GET", `/stay/list?clientId=${ids}`, admin);
  expect(stays.flatMap((one) => one.stays)).toEqual([]);
}, 60_000);
