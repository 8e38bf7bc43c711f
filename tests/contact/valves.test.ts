import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { NOW } from "./demoStore.js";
import { type Headers, type Pair, startPair, unknownCalls } from "./pair.js";

let pair: Pair;
let admin: Headers;
let water: Headers;
beforeAll(async () => {
  pair = await startPair();
  admin = await pair.signIn("admin");
  water = await pair.signIn("water");
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
});

const LOCATIONS = `{ valveLocations { id name valveCount rainDelayUntil unbundled { id }
  bundles { id name version pausedUntil schedule { startTime endTime weekDays } valves { id } }
  valves { id mode state manualUntil reported { open } client { name } } } }`;
const BULK = "{ done failed results { id status error { code } } }";
const MODE = `mutation ($input: SetValveModeInput!) { setValveMode(input: $input) ${BULK} }`;
const STOP = `mutation { stopValveLocation(input: { locationId: 3 }) { valveLocation { valves { mode } } } }`;
const EVERY_DAY = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const valves = () => pair.store.clients.all().filter(({ groups }) => groups.includes(3));
const modes = () => valves().map(({ metaData }) => (metaData._zalivalnik as { mode: string }).mode);

describe("valve locations", () => {
  it.each(["user", "administrator"])("are told to a %s", async (who) => {
    const { valveLocations } = await pair.data(who === "user" ? water : admin, LOCATIONS);
    const ids = valves().map(({ id }) => String(id));
    const morning = { startTime: "05:00", endTime: "05:30", weekDays: EVERY_DAY };
    expect(valveLocations).toMatchObject([
      {
        ...{ id: "3", name: "Park", valveCount: 5, rainDelayUntil: null, unbundled: [] },
        bundles: [
          {
            id: "1",
            name: "Severni del",
            schedule: [morning],
            valves: ids.slice(0, 3).map((id) => ({ id })),
          },
          {
            ...{ id: "2", name: "Južni del", valves: ids.slice(3).map((id) => ({ id })), version: null },
            schedule: [
              morning,
              { startTime: "21:00", endTime: "21:45", weekDays: ["MONDAY", "WEDNESDAY", "FRIDAY"] },
            ],
          },
        ],
        valves: [
          { mode: "SCHEDULE", state: "CLOSED", client: { name: "Rožni vrt" } },
          { mode: "SCHEDULE" },
          { mode: "MANUAL_ON", state: "OPEN", reported: { open: true } },
          { mode: "SCHEDULE" },
          { mode: "SCHEDULE" },
        ],
      },
    ]);
  });

  it("are none for users of roads", async () => {
    expect(await pair.data(await pair.signIn("roads"), "{ valveLocations { id } }")).toEqual({
      valveLocations: [],
    });
  });

  it("have a history of what valves reported", async () => {
    const { valveLocation } = await pair.data(
      water,
      `query ($interval: IntervalInput!) { valveLocation(id: 3) { valves { id history(interval: $interval) {
        reported { time open } expected { from } runs { from } } } } }`,
      { interval: { from: NOW - 86_400, to: NOW } },
    );
    const told = (valveLocation as { valves: { history: { reported: { open: boolean }[] } }[] }).valves;
    const open = told.map(({ history }) => history.reported.some((report) => report.open));
    expect(open).toEqual([true, true, true, true, true]);
    expect(told[0]?.history).toMatchObject({ expected: null, runs: null });
  });
});

describe("modes", () => {
  it("are set for one and for several", async () => {
    const [first, second] = valves();
    const one = await pair.callsOf(() =>
      pair.data(water, MODE, { input: { clientIds: [first?.id], mode: "MANUAL_ON" } }),
    );
    expect(one).toEqual(["PATCH /zalivalnik/client"]);
    const { setValveMode } = await pair.data(water, MODE, {
      input: { clientIds: [first?.id, second?.id, 1], mode: "MANUAL_OFF" },
    });
    expect(setValveMode).toMatchObject({
      ...{ done: 2, failed: 1 },
      results: [{ status: "DONE" }, { status: "DONE" }, { id: "1", error: { code: "NOT_FOUND" } }],
    });
    expect(modes()).toEqual(["manualOff", "manualOff", "manualOn", "schedule", "schedule"]);
    expect(first?.metaData.locationName).toBe("Rožni vrt");
  });

  it.each([{ duration: 300 }, { until: NOW + 300 }])(
    "that would end by themselves are not sent: %p",
    async (end) => {
      const clientIds = valves().map(({ id }) => String(id));
      const before = modes();
      const calls = await pair.callsOf(async () => {
        const answer = await pair.ask(water, MODE, { input: { clientIds, mode: "MANUAL_ON", ...end } });
        expect(JSON.stringify(answer).match(/NOT_OFFERED/g)).toHaveLength(5);
      });
      expect(calls).toEqual([]);
      expect(modes()).toEqual(before);
    },
  );

  it("are all closed at once", async () => {
    const calls = await pair.writesOf(async () => {
      const { stopValveLocation } = await pair.data(water, STOP);
      expect(stopValveLocation).toEqual({
        valveLocation: { valves: Array.from({ length: 5 }, () => ({ mode: "MANUAL_OFF" })) },
      });
    });
    expect(calls).toEqual(Array.from({ length: 5 }, () => "PATCH /zalivalnik/client"));
    expect(new Set(modes())).toEqual(new Set(["manualOff"]));
  });
});

describe("bundles", () => {
  const UPDATE = `mutation ($input: UpdateValveBundleInput!) { updateValveBundle(input: $input) {
    bundle { id name schedule { startTime endTime weekDays } valves { id } } } }`;
  const CREATE = `mutation ($input: CreateValveBundleInput!) { createValveBundle(input: $input) { bundle { id name schedule { startTime } } } }`;

  it("are renamed, and keep all else", async () => {
    const before = structuredClone(pair.store.bundles.get(1));
    const { updateValveBundle } = await pair.data(admin, UPDATE, { input: { id: 1, name: "Ob vodi" } });
    expect(updateValveBundle).toMatchObject({ bundle: { id: "1", name: "Ob vodi" } });
    expect(pair.store.bundles.get(1)).toEqual({ ...before, name: "Ob vodi" });
  });

  it("get a schedule, by end or by duration", async () => {
    const before = structuredClone(pair.store.bundles.get(2));
    const schedule = [
      { startTime: "06:00", endTime: "06:20", weekDays: ["MONDAY"] },
      { startTime: "22:00", duration: 900, weekDays: ["SUNDAY"] },
    ];
    const { updateValveBundle } = await pair.data(water, UPDATE, { input: { id: 2, schedule } });
    expect(updateValveBundle).toMatchObject({
      bundle: { name: "Južni del", schedule: [schedule[0], { startTime: "22:00", endTime: "22:15" }] },
    });
    const days = (day: number) => Array.from({ length: 7 }, (_, place) => place === day);
    expect(pair.store.bundles.get(2)).toEqual({
      ...before,
      schedule: [
        { start_time: 21_600, end_time: 22_800, weekDays: days(0) },
        { start_time: 79_200, end_time: 80_100, weekDays: days(6) },
      ],
    });
  });

  it("are made and deleted", async () => {
    const schedule = [{ startTime: "04:00", endTime: "04:10", weekDays: ["MONDAY"] }];
    const input = { locationId: 3, name: "Nov sveženj", schedule, clientIds: [] };
    const { createValveBundle } = await pair.data(water, CREATE, { input });
    expect(createValveBundle).toEqual({
      bundle: { id: "3", name: "Nov sveženj", schedule: [{ startTime: "04:00" }] },
    });
    expect(pair.store.bundles.get(3)).toMatchObject({ groupId: 3, name: "Nov sveženj", clients: [] });
    const remove = `mutation { deleteValveBundles(input: { ids: [3, 99] }) ${BULK} }`;
    expect(await pair.data(admin, remove)).toMatchObject({ deleteValveBundles: { done: 1, failed: 1 } });
    expect(pair.store.bundles.get(3)).toBeUndefined();
  });

  it("are not told which valves to have, as the specification does not say how", async () => {
    const calls = await pair.writesOf(async () => {
      const clientIds = valves().map(({ id }) => String(id));
      expect(await pair.codes(admin, UPDATE, { input: { id: 2, clientIds } })).toEqual(["NOT_OFFERED"]);
      expect(await pair.codes(water, CREATE, { input: { locationId: 3, name: "A", clientIds } })).toEqual([
        "NOT_OFFERED",
      ]);
    });
    expect(calls).toEqual([]);
  });
});

describe("traffic videos", () => {
  it("are labelled one after the other", async () => {
    const NEXT =
      "{ nextTrafficVideo { id vehicles { id plate vehicleType direction datetime faultyReading } } }";
    const SAVE =
      "mutation ($input: SaveTrafficVideoLabelsInput!) { saveTrafficVideoLabels(input: $input) { video { id } } }";
    const { nextTrafficVideo } = await pair.data(water, NEXT);
    const { id, vehicles } = nextTrafficVideo as {
      id: string;
      vehicles: { id: string; plate: string | null }[];
    };
    const before = structuredClone(pair.store.videos.get(1));
    expect([id, vehicles.map(({ plate }) => plate)]).toEqual(["1", ["KR AB-123", null, "LJ 45-ČŽŠ"]]);
    expect(new Set(vehicles.map((vehicle) => vehicle.id)).size).toBe(3);
    const label = {
      faultyReading: true,
      direction: "INCOMING",
      vehicleType: "van",
      plate: "KP 1",
      datetime: NOW,
    };
    const input = { id, checked: true, vehicles: [{ ...label, id: vehicles[1]?.id }] };
    expect(await pair.data(water, SAVE, { input })).toEqual({
      saveTrafficVideoLabels: { video: { id: "1" } },
    });
    const stored = { ...label, direction: "incoming" };
    expect(pair.store.videos.get(1)).toEqual({
      ...{ ...before, checked: true },
      vehicles: before?.vehicles.map((vehicle, place) => (place === 1 ? stored : vehicle)),
    });
    expect(await pair.data(water, NEXT)).toMatchObject({ nextTrafficVideo: { id: "2" } });
    expect(await pair.codes(water, SAVE, { input })).toEqual(["CONFLICT"]);
    await pair.data(water, SAVE, { input: { id: 2, checked: true, vehicles: [] } });
    expect(await pair.data(water, NEXT)).toEqual({ nextTrafficVideo: null });
  });
});
