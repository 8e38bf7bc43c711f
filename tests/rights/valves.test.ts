import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Answer, send } from "./asking.js";
import type { Caller } from "./callers.js";
import { Subscription } from "./subscribing.js";
import { makeWorld, type World } from "./world.js";

const ALLOWED = `query ($location: ID!) {
  valveLocation(id: $location) { permissions { editSchedule editBundles controlValves } }
}`;
const UPDATE = `mutation ($input: UpdateValveBundleInput!) {
  updateValveBundle(input: $input) { bundle { name version changedBy } }
}`;
const SET_MODE = `mutation ($input: SetValveModeInput!) { setValveMode(input: $input) { done } }`;
const ORDERS = `subscription ($location: ID!) {
  valveLocationChanged(locationId: $location) { valves { id mode pausedUntil order { state heardDate } } }
}`;

interface Valve {
  id: string;
  mode: string;
  pausedUntil: number | null;
  order: { state: string; heardDate: number | null } | null;
}

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.close());

const update = (who: Caller, change: object): Promise<Answer> =>
  send(world, world.headersOf[who], UPDATE, {
    input: { id: String(world.tenants.own.ids.bundleId), ...change },
  });

const isDone = ({ errors }: Answer): boolean => errors === undefined;

describe("a location's permissions", () => {
  it.each([
    ["user", { editSchedule: true, editBundles: false, controlValves: true }],
    ["admin", { editSchedule: true, editBundles: true, controlValves: true }],
    ["admin acting as the group", { editSchedule: true, editBundles: false, controlValves: true }],
    ["full key", { editSchedule: true, editBundles: false, controlValves: true }],
    ["full key of the client", { editSchedule: false, editBundles: false, controlValves: true }],
  ] as const)("of %s are what the platform does", async (who, expected) => {
    const { groupId, client } = world.tenants.own;
    const { data } = await send(world, world.headersOf[who], ALLOWED, { location: String(groupId) });
    expect(data?.valveLocation).toEqual({ permissions: expected });
    const tried = { dryRun: true };
    const mode = { clientIds: [String(client.id)], mode: "MANUAL_OFF", ...tried };
    const { data: set } = await send(world, world.headersOf[who], SET_MODE, { input: mode });
    expect({
      editSchedule: isDone(await update(who, { schedule: [], ...tried })),
      editBundles:
        isDone(await update(who, { name: "Roses", ...tried })) &&
        isDone(await update(who, { clientIds: [], ...tried })),
      controlValves: (set?.setValveMode as { done: number } | undefined)?.done === 1,
    }).toEqual(expected);
  });
});

it("a bundle that somebody changed meanwhile is not written over, and says so", async () => {
  const first = await update("user", { schedule: [] });
  const { bundle } = (first.data?.updateValveBundle ?? {}) as { bundle?: { version: number } };
  const version = bundle?.version ?? Number.NaN;
  const row = { startTime: "06:00", duration: 600, weekDays: ["MONDAY"] };
  const second = await update("user", { schedule: [row], version });
  expect(second.data?.updateValveBundle).toMatchObject({ bundle: { version: version + 1 } });
  const late = await update("admin", { name: "Roses", schedule: [], version });
  expect(late.errors?.[0]).toMatchObject({
    message: "The bundle was changed meanwhile.",
    extensions: { code: "CONFLICT", fields: [{ path: "version", message: `is ${version + 1} by now` }] },
  });
  const after = await update("user", { version: version + 1 });
  expect(after.data?.updateValveBundle).toMatchObject({ bundle: { version: version + 1 } });
});

it("an order is seen to be heard and confirmed, and a pause to begin, as it happens", async () => {
  const { platform, tenants, headersOf } = world;
  const { client, groupId } = tenants.own;
  const opened = await Subscription.open(world, headersOf.user, ORDERS, { location: String(groupId) });
  if (!(opened instanceof Subscription)) throw new Error(opened.text);
  const seen = async (isSo: (valve: Valve) => boolean) => {
    for (let count = 1; ; count += 1) {
      await opened.count(count);
      const event = opened.events[count - 1];
      if (!event) throw new Error("the subscription is over");
      const { valves } = (event.data?.valveLocationChanged ?? { valves: [] }) as { valves: Valve[] };
      if (valves.some((valve) => valve.id === String(client.id) && isSo(valve))) return;
    }
  };
  await send(world, headersOf.user, SET_MODE, {
    input: { clientIds: [String(client.id)], mode: "MANUAL_ON", duration: 3600 },
  });
  await seen(({ mode, order }) => mode === "MANUAL_ON" && order?.state === "WAITING");
  platform.clock.now += 1;
  await platform.ok("GET", "/device/schedule", client.device);
  const heardDate = platform.clock.now;
  await seen(({ order }) => order?.state === "HEARD" && order.heardDate === heardDate);
  platform.clock.now += 1;
  const timestamp = platform.clock.now;
  await platform.ok("POST", "/device/status", client.device, { timestamp, reported: { Valve: 1 } });
  await seen(({ order }) => order?.state === "CONFIRMED");
  const until = timestamp + 86_400;
  await send(
    world,
    headersOf.user,
    "mutation ($input: SetRainDelayInput!) { setRainDelay(input: $input) { valveLocation { id } } }",
    { input: { locationId: String(groupId), until } },
  );
  await seen(({ pausedUntil }) => pausedUntil === until);
  opened.close();
});
