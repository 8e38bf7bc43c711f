import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { type FileImport, MIDNIGHT, useFileImports } from "../../test/fileImports.js";
import { HOUR } from "../time/clock.js";

const scene = useFileImports();

const askedOf = ({ understanding }: FileImport) => understanding.questions[0];
const saidOf = ({ understanding }: FileImport, code: string) =>
  understanding.assumptions.find((one) => one.code === code);

const clockOf = (hour: number) => `2026-01-05 ${String(hour).padStart(2, "0")}:00`;
const BOTH_WAYS = { kind: "vehicle", directions: { EB: "incoming", WB: "outgoing" } };
const signs = (...rows: string[]) =>
  ["dir,date,hr,volume", ...rows.map((row) => row.replace(/^(..),/, "$1,2026-01-05,"))].join("\n");

it.each([
  ["beside it", ["EB,7,3", "WB,7,4", "EB,8,5", "EB,9,1", "WB,9,2", "EB,10,0", "WB,10,3"]],
  ["far from it", ["EB,7,3", "EB,8,5", "EB,9,1", "EB,10,0", "WB,7,4", "WB,9,2", "WB,10,3"]],
])("asks what is meant where one direction has no row, %s", async (_name, rows) => {
  const text = signs(...rows);
  const one = await scene.read(text, BOTH_WAYS);
  expect(one).toMatchObject({ state: "asking", look: null });
  expect(one.understanding.questions).toEqual([
    {
      code: "ROWS_MISSING",
      params: { intervals: 1, incoming: 0, outgoing: 1, kinds: 0 },
      message:
        "1 intervals lack rows of directions or kinds that the file tells at other times (0 of incoming, 1 of outgoing, 0 of a kind): did nobody pass, or was it not heard?",
      ...{ column: null, answers: ["nobody", "notHeard"], values: [] },
    },
  ]);
  const nobody = await scene.read(text, { ...BOTH_WAYS, missingRows: "nobody" });
  expect(nobody.state).toBe("read");
  expect(nobody.look).toMatchObject({
    ...{ vehicles: 18, incoming: 9, outgoing: 9, intervals: 8, coveredSeconds: 4 * HOUR, gapCount: 0 },
  });
  expect(saidOf(nobody, "MISSING_NOBODY")?.params).toEqual({
    ...{ intervals: 1, incoming: 0, outgoing: 1, kinds: 0 },
  });
  const unheard = await scene.read(text, { ...BOTH_WAYS, missingRows: "notHeard" });
  expect(unheard.look).toMatchObject({
    ...{ vehicles: 13, incoming: 4, outgoing: 9, intervals: 6, coveredSeconds: 3 * HOUR, gapCount: 1 },
  });
  expect(saidOf(unheard, "COUNT_EMPTY")?.params).toEqual({
    intervals: 1,
    incoming: 1,
    outgoing: 0,
    users: 5,
  });
  expect(saidOf(unheard, "MISSING_NOT_HEARD")?.params).toEqual({
    ...{ intervals: 1, incoming: 0, outgoing: 1, kinds: 0 },
  });
});

it("asks nothing where every interval has its rows, also a refused or an empty one", async () => {
  const one = await scene.read(signs("EB,7,3", "WB,7,4", "EB,8,", "WB,8,5", "EB,9,1", "WB,9,x"), BOTH_WAYS);
  expect(one.state).toBe("read");
  expect(saidOf(one, "COUNT_EMPTY")?.params).toEqual({ intervals: 2, incoming: 1, outgoing: 1, users: 6 });
});

it("asks nothing of a file that tells one direction alone", async () => {
  const one = await scene.read(signs("EB,7,3", "EB,8,5", "EB,9,1"), BOTH_WAYS);
  expect(one).toMatchObject({ state: "read", look: { vehicles: 9 } });
});

it("asks what is meant where a kind has no row", async () => {
  const text = [
    "time,kind,count",
    `${clockOf(7)},vehicle,3`,
    `${clockOf(7)},bicycle,2`,
    `${clockOf(8)},vehicle,5`,
    `${clockOf(9)},vehicle,1`,
    `${clockOf(9)},bicycle,0`,
    `${clockOf(10)},vehicle,1`,
    `${clockOf(10)},bicycle,`,
  ].join("\n");
  expect(askedOf(await scene.read(text))?.params).toEqual({
    intervals: 1,
    incoming: 0,
    outgoing: 0,
    kinds: 1,
  });
  const unheard = await scene.read(text, { missingRows: "notHeard" });
  expect(unheard.look).toMatchObject({ vehicles: 10, bicycles: 2, intervals: 6, coveredSeconds: 4 * HOUR });
  const nobody = await scene.read(text, { missingRows: "nobody" });
  expect(nobody.look).toMatchObject({ vehicles: 10, bicycles: 2, intervals: 7, coveredSeconds: 4 * HOUR });
  await scene.apply(nobody);
  const period = `startTimestamp=${MIDNIGHT + 8 * HOUR}&endTimestamp=${MIDNIGHT + 9 * HOUR}`;
  const path = `/measurement?clientId=${scene.client.id}&${period}`;
  expect(await scene.platform.ok("GET", path, scene.admin)).toMatchObject({
    pedestrians: { bycicles: { total_count: 0 } },
  });
});

it("takes as much of an interval for heard without a kind as the other kinds were", async () => {
  const text = [
    "time,kind,count,uptime",
    `${clockOf(7)},vehicle,3,0.5`,
    `${clockOf(8)},vehicle,3,1`,
    `${clockOf(8)},bicycle,4,1`,
    `${clockOf(9)},vehicle,3,1`,
    `${clockOf(9)},bicycle,4,0`,
  ].join("\n");
  expect(askedOf(await scene.read(text))?.params).toMatchObject({ intervals: 1, kinds: 1 });
  const nobody = await scene.read(text, { missingRows: "nobody" });
  await scene.apply(nobody);
  const period = `startTimestamp=${MIDNIGHT + 7 * HOUR}&endTimestamp=${MIDNIGHT + 10 * HOUR}`;
  const path = `/measurement?clientId=${scene.client.id}&${period}`;
  const { heard } = await scene.platform.ok<{ heard: object }>("GET", path, scene.admin);
  expect(heard).toMatchObject({ vehicle: 2.5 * HOUR, bicycle: 1.5 * HOUR });
});

it("asks nothing where another row covers the interval, of another length", async () => {
  const rows = [
    `${clockOf(7)},${clockOf(8)},incoming,3`,
    "2026-01-05 07:00,2026-01-05 07:30,outgoing,1",
    "2026-01-05 07:30,2026-01-05 08:00,outgoing,2",
  ];
  const text = ["from,to,direction,count", ...rows].join("\n");
  expect(await scene.read(text, { kind: "vehicle" })).toMatchObject({
    state: "read",
    look: { intervals: 3 },
  });
  const less = [
    text,
    `${clockOf(8)},${clockOf(9)},incoming,3`,
    "2026-01-05 08:30,2026-01-05 09:00,outgoing,1",
  ];
  const one = await scene.read(less.join("\n"), { kind: "vehicle" });
  expect(askedOf(one)?.params).toMatchObject({ intervals: 1, outgoing: 1 });
  const unheard = await scene.read(less.join("\n"), { kind: "vehicle", missingRows: "notHeard" });
  expect(unheard.look).toMatchObject({ intervals: 3, coveredSeconds: HOUR });
});

it("asks of directions where a row tells none, but not of a kind that has none anywhere", async () => {
  const of = (...rows: string[]) => ["time,kind,direction,count", ...rows].join("\n");
  const both = [`${clockOf(7)},vehicle,in,3`, `${clockOf(7)},vehicle,out,3`, `${clockOf(7)},bicycle,,3`];
  const untold = await scene.read(of(...both, `${clockOf(8)},vehicle,,3`, `${clockOf(8)},bicycle,,3`));
  expect(askedOf(untold)?.params).toEqual({ intervals: 1, incoming: 1, outgoing: 1, kinds: 0 });
  const told = both.map((row) => row.replace("07:00", "08:00"));
  expect(await scene.read(of(...both, ...told))).toMatchObject({ state: "read", look: { intervals: 6 } });
});

it("asks nothing of its own raw.csv, where nobody passed", async () => {
  const rows = signs("EB,7,3", "WB,7,4", "EB,8,5", "EB,9,1", "WB,9,2");
  await scene.apply(await scene.read(rows, { ...BOTH_WAYS, missingRows: "nobody" }));
  const period = `startTimestamp=${MIDNIGHT}&endTimestamp=${MIDNIGHT + 24 * HOUR}`;
  const url = `/export/raw.csv?clientId=${scene.client.id}&${period}&lang=en`;
  const { payload } = await scene.platform.app.inject({ url, headers: scene.admin });
  await scene.renewClient();
  expect(await scene.read(payload)).toMatchObject({
    state: "read",
    look: { vehicles: 15, intervals: 6, coveredSeconds: 3 * HOUR },
  });
});

const KINDS = ["vehicle", "bicycle"] as const;
const WAYS = ["incoming", "outgoing"] as const;

interface Row {
  hour: number;
  kind: (typeof KINDS)[number];
  way: (typeof WAYS)[number];
  count: number;
  isThere: boolean;
}

/** All rows of some hours, of which some are not in the file. */
const rowsOfFile = fc
  .record({
    kinds: fc.constantFrom(KINDS, KINDS.slice(0, 1)),
    hours: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 6 }),
    told: fc.array(fc.record({ count: fc.nat({ max: 9 }), isThere: fc.boolean() }), {
      minLength: 24,
      maxLength: 24,
    }),
  })
  .map(({ kinds, hours, told }): Row[] =>
    hours
      .flatMap((hour) => kinds.flatMap((kind) => WAYS.map((way) => ({ hour, kind, way }))))
      .map((row, at) => ({ ...row, count: 0, isThere: true, ...told[at] })),
  )
  .filter((rows) => {
    const seen = (name: "kind" | "way") =>
      new Set(rows.flatMap((row) => (row.isThere ? [row[name]] : []))).size;
    return seen("way") === 2 && seen("kind") === new Set(rows.map(({ kind }) => kind)).size;
  });

const sumOf = (rows: Row[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** The look at a file that holds these rows and no others. */
function lookOf(rows: Row[]) {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const way = (name: string) => sumOf(rows.filter((row) => row.way === name));
  return {
    vehicles: of("vehicle").length > 0 ? sumOf(of("vehicle")) : null,
    bicycles: of("bicycle").length > 0 ? sumOf(of("bicycle")) : null,
    ...{ incoming: way("incoming"), outgoing: way("outgoing"), intervals: rows.length },
    coveredSeconds: new Set(rows.map(({ hour }) => hour)).size * HOUR,
  };
}

const timeOf = (hour: number) => `2026-01-0${5 + Math.floor(hour / 24)} ${clockOf(hour % 24).slice(11)}`;

it("asks whichever rows are left out, and does what is answered", async () => {
  await fc.assert(
    fc.asyncProperty(rowsOfFile, fc.constantFrom("time", "way", "mixed"), async (rows, order) => {
      const orders = {
        time: (row: Row) => row.hour,
        way: (row: Row) => WAYS.indexOf(row.way) * 100 + row.hour,
        mixed: (row: Row) => (row.hour * 7 + row.count * 3 + WAYS.indexOf(row.way)) % 11,
      };
      const of = orders[order as keyof typeof orders];
      const there = rows.filter(({ isThere }) => isThere).sort((one, other) => of(one) - of(other));
      const lines = there.map(({ hour, kind, way, count }) => `${timeOf(hour)},${kind},${way},${count}`);
      const text = ["time,kind,direction,count", ...lines].join("\n");
      const inHour = ({ hour }: Row) => there.filter((one) => one.hour === hour);
      const missing = rows.filter((row) => !row.isThere && inHour(row).length > 0);
      const options = { intervalSeconds: HOUR };
      const one = await scene.read(text, options);
      expect(one.state).toBe(missing.length > 0 ? "asking" : "read");
      const nobody = await scene.read(text, { ...options, missingRows: "nobody" });
      const zeros = missing.map((row) => ({ ...row, count: 0 }));
      expect(nobody.look).toMatchObject(lookOf([...there, ...zeros]));
      const unheard = await scene.read(text, { ...options, missingRows: "notHeard" });
      const isWhole = (row: Row) => inHour(row).filter(({ kind }) => kind === row.kind).length === 2;
      expect(unheard.look).toMatchObject(lookOf(there.filter(isWhole)));
      if (missing.length === 0) return;
      const hasNone = (row: Row) => !inHour(row).some(({ kind }) => kind === row.kind);
      const ofOneWay = missing.filter((row) => !hasNone(row));
      const count = (way: string) => ofOneWay.filter((row) => row.way === way).length;
      expect(askedOf(one)?.params).toEqual({
        intervals: new Set(missing.map(({ hour }) => hour)).size,
        ...{ incoming: count("incoming"), outgoing: count("outgoing") },
        kinds: missing.filter((row) => hasNone(row) && row.way === "incoming").length,
      });
    }),
    { numRuns: cases(40) },
  );
}, 120_000);
