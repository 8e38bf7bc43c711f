import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";
import type { Look } from "./schemas.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());
beforeEach(async () => {
  client = await addClient(platform, admin, group);
});

interface Import {
  id: number;
  state: string;
  look: Look | null;
}

const FROM = START - 30 * HOUR;
const found = (id: number) => platform.ok<Import>("GET", `/import?id=${id}`, admin);
const work = () => platform.app.jobs.run("imports");
const apply = (id: number) => platform.call("POST", "/import/apply", admin, { id });

/** A vehicle a minute, for half an hour. */
function file(from: number, speed: number): string {
  const line = (_: unknown, index: number) =>
    `${new Date((from + index * 60) * 1000).toISOString()};${speed}\n`;
  return `time;speed\n${Array.from({ length: 30 }, line).join("")}`;
}

/** Has a file read, so that it is a draft. */
async function draft(text: string, options: object = {}): Promise<Import> {
  const headers = { ...admin, "content-type": "multipart/form-data" };
  const sent = { fileName: "records.csv", options, file: Buffer.from(text) };
  const { id } = await platform.ok<Import>("POST", `/import?clientId=${client.id}`, headers, sent);
  await work();
  return found(id);
}

async function readAgain(id: number, options: object): Promise<Import> {
  await platform.ok("PATCH", "/import", admin, { id, options });
  await work();
  return found(id);
}

async function applied({ id }: Import): Promise<void> {
  expect((await apply(id)).status).toBe(200);
  await work();
}

const vehicles = async () => {
  const period = `startTimestamp=${FROM}&endTimestamp=${FROM + HOUR}`;
  const path = `/measurement?clientId=${client.id}&${period}&type=totals`;
  return (await platform.ok<{ total_vehicles: number }>("GET", path, admin)).total_vehicles;
};

const refusal = (fault: string) => ({ status: 409, body: { error: { fault } } });

it("brings the same file in once, of which there were two drafts", async () => {
  const [first, second] = [
    await draft(file(FROM, 40), { overlap: "add" }),
    await draft(file(FROM, 40), { overlap: "add" }),
  ];
  expect(second.look?.sameAs).toBeNull();
  await applied(first);
  expect(await apply(second.id)).toMatchObject(refusal("IMPORTED_ALREADY"));
  expect(await vehicles()).toBe(30);
});

it.each(["add", "replace", "fill"])(
  "has a draft to %s read again where another of its time was brought in since",
  async (overlap) => {
    const [first, second] = [await draft(file(FROM, 40)), await draft(file(FROM, 50), { overlap })];
    await applied(first);
    expect(await apply(second.id)).toMatchObject(refusal("IMPORT_CHANGED"));
    expect(await vehicles()).toBe(30);
    const again = await readAgain(second.id, { overlap });
    expect(again.look?.overlap?.imports).toMatchObject([{ id: first.id, vehicles: 30 }]);
    await applied(again);
    expect(await vehicles()).toBe(overlap === "add" ? 60 : 30);
  },
);

it("has a draft read again where what it would supersede was taken back since", async () => {
  const first = await draft(file(FROM, 40));
  await applied(first);
  const second = await draft(file(FROM, 50));
  await platform.ok("POST", "/import/undo", admin, { id: first.id });
  expect(await apply(second.id)).toMatchObject(refusal("IMPORT_CHANGED"));
  await work();
  expect(await apply(second.id)).toMatchObject(refusal("IMPORT_CHANGED"));
  expect((await readAgain(second.id, {})).look?.overlap?.imports).toEqual([]);
});

it("has a draft read again where the device itself sent of its time since", async () => {
  const one = await draft(file(FROM, 40));
  const batch = {
    batchId: "late",
    from: FROM,
    to: FROM + 600,
    readings: [{ timestamp: FROM + 30, speed: 99 }],
  };
  await platform.ok("POST", "/device/measurements", client.device, batch);
  expect(await apply(one.id)).toMatchObject(refusal("IMPORT_CHANGED"));
  expect((await readAgain(one.id, {})).look?.overlap?.deviceSeconds).toBe(600);
  expect(await apply(one.id)).toMatchObject(refusal("IMPORT_OVERLAPS"));
  expect(await vehicles()).toBe(1);
});

/** A batch of the device itself, with a vehicle in its first second. */
const send = (from: number, to: number) =>
  platform.ok("POST", "/device/measurements", client.device, {
    ...{ batchId: `${from}`, from, to },
    readings: [{ timestamp: from, speed: 99 }],
  });

it.each([
  ["fill", 20],
  ["add", 30],
])("has a draft to %s read again where the device itself sent of its time since", async (overlap, taken) => {
  const one = await draft(file(FROM, 40), { overlap });
  await send(FROM, FROM + 600);
  expect(await apply(one.id)).toMatchObject(refusal("IMPORT_CHANGED"));
  expect(await vehicles()).toBe(1);
  const again = await readAgain(one.id, { overlap });
  expect(again.look?.overlap?.deviceSeconds).toBe(600);
  await applied(again);
  expect(await vehicles()).toBe(taken + 1);
});

it("has a draft to fill read again where some of what the device sent was left out since", async () => {
  await send(FROM, FROM + 600);
  const one = await draft(file(FROM, 40), { overlap: "fill" });
  const exclusion = { clientId: client.id, from: FROM, to: FROM + 300, reason: "Test drive" };
  await platform.ok("POST", "/exclusion", admin, exclusion);
  expect(await apply(one.id)).toMatchObject(refusal("IMPORT_CHANGED"));
  await applied(await readAgain(one.id, { overlap: "fill" }));
  expect(await vehicles()).toBe(25);
});

it.each(["fill", "add", "replace"])(
  "brings a draft to %s in where the device sent of other time since, also of a gap of the file",
  async (overlap) => {
    const [one, other] = [file(FROM, 40), file(FROM + 8 * HOUR, 40).replace("time;speed\n", "")];
    const both = await draft(one + other, { overlap, gapSeconds: HOUR });
    await send(FROM - 3 * HOUR, FROM - 2 * HOUR);
    await send(FROM + 2 * HOUR, FROM + 3 * HOUR);
    await send(FROM + 9 * HOUR, FROM + 10 * HOUR);
    await applied(both);
    expect(await vehicles()).toBe(30);
  },
);

it("has a draft read again where the device sent of the unheard end of a counted interval since", async () => {
  const hour = new Date(FROM * 1000).toISOString();
  const one = await draft(`time,uptime,vehicles\n${hour},0.2,10\n`, {
    ...{ kind: "vehicle", intervalSeconds: HOUR, overlap: "fill" },
  });
  await send(FROM + HOUR / 4, FROM + HOUR);
  expect(await apply(one.id)).toMatchObject(refusal("IMPORT_CHANGED"));
  await applied(await readAgain(one.id, { kind: "vehicle", intervalSeconds: HOUR, overlap: "fill" }));
  expect(await vehicles()).toBe(1);
});

it("brings drafts of different times in, one after the other", async () => {
  const [first, second] = [await draft(file(FROM, 40)), await draft(file(FROM - 10 * DAY, 40))];
  await applied(first);
  await applied(second);
  expect(await vehicles()).toBe(30);
});
