import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Client } from "pg";
import { batches, MOMENTS } from "../arbitraryBatches.js";
import { cases } from "../cases.js";
import { addClient, addGroup, type TestClient } from "../devices.js";
import type { RawBatch } from "../naiveHours.js";
import { ADMIN, type Answer, TestPlatform } from "../testPlatform.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Whole tables, without what says when or in which order rows were written. */
const TABLES = [
  "select * from reading_batch order by client_id, batch_id",
  "select * from reading_day order by client_id, day",
  "select * from reading_hour order by client_id, hour_start",
  "select * from client_state order by client_id",
  `select type, client_id, audience, data, late from
     (select type, client_id, audience, data, late from event_log
      union all select type, client_id, audience, data, late from event_outbox) as event
   order by client_id, type, data, audience`,
];

/** Devices by what is out of the ordinary about them. */
const KINDS = ["ordinary", "ordinary", "without a group", "new in its group", "moved", "excluded"] as const;

interface World {
  platform: TestPlatform;
  clients: TestClient[];
  tables: () => Promise<unknown[]>;
  rows: (query: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

let together: World;
let alone: World;

beforeAll(async () => {
  together = await makeWorld();
  alone = await makeWorld();
});
afterAll(async () => {
  await together.close();
  await alone.close();
});

/** All sent batches end before it. */
const NOW = (MOMENTS[1] ?? 0) + 45 * HOUR;

async function makeWorld(): Promise<World> {
  const clock = { now: NOW - 5 * DAY };
  const platform = await TestPlatform.start(undefined, {}, undefined, clock);
  const database = new Client(platform.database.DATABASE_URL);
  await database.connect();
  let admin = await platform.signIn(ADMIN);
  const bled = await addGroup(platform, admin, "Bled");
  const clients: TestClient[] = [];
  for (const kind of KINDS)
    clients.push(
      await addClient(platform, admin, ...(kind === "ordinary" || kind === "moved" ? [bled] : [])),
    );
  clock.now = NOW - 60 * HOUR;
  admin = await platform.signIn(ADMIN);
  const of = (kind: (typeof KINDS)[number]) => clients[KINDS.indexOf(kind)]?.id;
  await platform.ok("PUT", "/client/stay", admin, { clientId: of("moved"), newPlace: { metaData: {} } });
  await platform.ok("POST", "/client/assignTo", admin, { clientId: of("new in its group"), groupId: bled });
  const [from, to] = [NOW - 55 * HOUR, NOW - 40 * HOUR];
  await platform.ok("POST", "/exclusion", admin, {
    clientId: of("excluded"),
    from,
    to,
    reason: "Test drive",
  });
  clock.now = NOW;
  const rows = async (query: string) => (await database.query(query)).rows;
  return {
    platform,
    clients,
    rows,
    tables: async () => {
      const all: unknown[] = [];
      for (const query of TABLES) all.push(await rows(query));
      return all;
    },
    close: async () => {
      await database.end();
      await platform.stop();
    },
  };
}

interface Sent {
  client: number;
  body: object;
}

function post({ platform, clients }: World, { client, body }: Sent): Promise<Answer> {
  return platform.call("POST", "/device/measurements", clients[client]?.device, body);
}

const statusAndBody = ({ status, body }: Answer) => ({ status, body });

interface FromDevice {
  /** The first is sent. */
  some: RawBatch[];
  id: number;
  skew: number | undefined;
}

/** By device, what it sends at the same time as the others. @param ids of batches; few come again */
const roundsOf = (ids: number): fc.Arbitrary<FromDevice[][]> =>
  fc.array(
    fc.array(
      fc.record({
        some: batches(MOMENTS[1] ?? 0),
        id: fc.nat(ids),
        skew: fc.constantFrom(undefined, 0, 400),
      }),
      { minLength: KINDS.length, maxLength: KINDS.length },
    ),
    { minLength: 1, maxLength: 4 },
  );

/** Sends each round to both, at once to one of them and one by one to the other. @returns how many batches */
async function compare(sent: FromDevice[][]): Promise<number> {
  let count = 0;
  for (const round of sent) {
    for (const { platform } of [together, alone]) platform.clock.now += 60;
    const { now } = alone.platform.clock;
    const all = round.flatMap(({ some: [batch], id, skew }, client): Sent[] => {
      if (!batch) return [];
      const sentAt = skew === undefined ? {} : { sentAt: now + skew };
      return [{ client, body: { ...batch, batchId: `${id}`, ...sentAt } }];
    });
    count += all.length;
    const answers = (await Promise.all(all.map((one) => post(together, one)))).map(statusAndBody);
    const expected: object[] = [];
    for (const one of all) expected.push(statusAndBody(await post(alone, one)));
    expect(answers).toEqual(expected);
  }
  expect(await together.tables()).toEqual(await alone.tables());
  return count;
}

const runs = { numRuns: cases(40), endOnFailure: true };

it("takes in together what it takes in one by one: answers, hours, states and events", async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(roundsOf(60), async (sent) => {
      count += await compare(sent);
    }),
    runs,
  );
  const [{ stored, commits } = {}] = await together.rows(
    "select count(*) as stored, count(distinct xmin::text) as commits from reading_batch",
  );
  expect(Number(stored)).toBeGreaterThan(20);
  expect(Number(commits)).toBeLessThan(0.8 * Number(stored));
  expect(count).toBeGreaterThan(Number(stored));
});

it("does so for days, too, that are packed meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(roundsOf(4), async (sent) => {
      for (const { platform } of [together, alone]) await platform.app.jobs.run("compaction");
      await compare(sent);
    }),
    runs,
  );
  const [{ days } = {}] = await together.rows("select count(*) as days from reading_day");
  expect(Number(days)).toBeGreaterThan(0);
});

it("knows a batch again whose day is packed", async () => {
  const { platform } = together;
  const from = NOW - 5 * DAY;
  const all = [0, 1].map((client): Sent => {
    const readings = [{ timestamp: from + 5, speed: 40 }];
    return { client, body: { batchId: "packed", from, to: from + HOUR, readings } };
  });
  const toldTwice = async (sent: Sent[]) => {
    const answers = await Promise.all(sent.map((one) => post(together, one)));
    return answers.map(({ status, body }) => [status, (body as { duplicate?: number }).duplicate]);
  };
  await toldTwice(all);
  await platform.app.jobs.run("compaction");
  expect(await together.rows("select 1 from reading_batch where batch_id = 'packed'")).toEqual([]);
  expect(await toldTwice(all)).toEqual([
    [200, 1],
    [200, 1],
  ]);
  const others = all.map(({ client, body }) => ({ client, body: { ...body, readings: [] } }));
  expect(await toldTwice(others)).toEqual([
    [409, undefined],
    [409, undefined],
  ]);
});

it("stores a batch once that comes many times at once, and refuses what has its id and other content", async () => {
  const batch = { batchId: "same", from: NOW - HOUR, to: NOW, readings: [{ timestamp: NOW - 5, speed: 40 }] };
  const other = { ...batch, readings: [] };
  const bodies = [batch, batch, other, batch, batch, batch];
  const all = bodies.flatMap((body) => [0, 1].map((client): Sent => ({ client, body })));
  const answers = await Promise.all(all.map((one) => post(together, one)));
  for (const client of [0, 1]) {
    const own = answers.filter((_answer, index) => all[index]?.client === client);
    const told = own.map(({ status, body }) => {
      const { accepted, duplicate } = body as { accepted?: number; duplicate?: number };
      return status === 200 ? `${accepted} accepted, ${duplicate} duplicate` : String(status);
    });
    // Which of the two contents comes first is not known.
    const [first, again, refused] = ["1 accepted, 0 duplicate", "0 accepted, 1 duplicate", "409"];
    expect([
      [again, again, again, again, first, refused],
      ["0 accepted, 0 duplicate", refused, refused, refused, refused, refused],
    ]).toContainEqual(told.sort());
    const id = together.clients[client]?.id;
    const query = `select 1 from reading_batch where client_id = ${id} and batch_id = 'same'`;
    expect(await together.rows(query)).toHaveLength(1);
  }
});

it("takes in the others where one of those that came together is gone", async () => {
  const admin = await together.platform.signIn(ADMIN);
  const gone = await addClient(together.platform, admin);
  const body = { batchId: "last", from: NOW - HOUR, to: NOW, readings: [] };
  const [deleted, ...answers] = await Promise.all([
    together.platform.call("DELETE", `/client?clientId=${gone.id}`, admin),
    together.platform.call("POST", "/device/measurements", gone.device, body),
    ...[0, 1].map((client) => post(together, { client, body })),
  ]);
  expect(deleted?.status).toBeLessThan(300);
  expect([200, 401, 404]).toContain(answers[0]?.status);
  expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200]);
});
