import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { listen } from "../../test/listen.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
let groupId: number;
let client: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());
beforeEach(async () => {
  platform.clock.now = START;
  client = await addClient(platform, admin, groupId);
});

const assign = (vMax: number) =>
  platform.ok("POST", "/config/assign", admin, { clientId: client.id, data: { BasicConfig: { vMax } } });
const status = (body: object) => platform.call("POST", "/device/status", client.device, body);
const ask = (known?: string) =>
  platform.call("GET", "/device/config", {
    ...client.device,
    ...(known === undefined ? {} : { "if-none-match": known }),
  });
const runs = async () => {
  const { info } = await platform.ok<{ info: { configVersion: number; configVersionDate: number } }>(
    "GET",
    `/client?clientId=${client.id}`,
    admin,
  );
  return [info.configVersion, info.configVersionDate];
};

it("is unknown until the device says which version it runs, and since then", async () => {
  expect(await runs()).toEqual([null, null]);
  await status({ timestamp: START - 100 });
  expect(await runs()).toEqual([null, null]);
  await status({ timestamp: START - 90, configVersion: 1 });
  await status({ timestamp: START - 60, configVersion: 1 });
  await status({ timestamp: START - 50 });
  expect(await runs()).toEqual([1, START - 90]);
  await status({ timestamp: START - 40, configVersion: 2 });
  expect(await runs()).toEqual([2, START - 40]);
});

it("is never since the future, and not what a late status says", async () => {
  await status({ timestamp: START + 300, configVersion: 2 });
  expect(await runs()).toEqual([2, START]);
  await status({ timestamp: START - 10, configVersion: 1 });
  expect(await runs()).toEqual([2, START]);
});

it("is told by a device that knows the current document", async () => {
  await assign(100);
  const first = String((await ask()).headers.etag);
  expect(await runs()).toEqual([null, null]);
  await ask('"other"');
  await ask("*");
  expect(await runs()).toEqual([null, null]);
  platform.clock.now += 15;
  await ask(`W/${first}`);
  platform.clock.now += 15;
  await ask(first);
  expect(await runs()).toEqual([1, START + 15]);

  await assign(110);
  const second = String((await ask(first)).headers.etag);
  expect(await runs()).toEqual([1, START + 15]);
  platform.clock.now += 15;
  await ask(second);
  expect(await runs()).toEqual([2, START + 45]);
  await status({ timestamp: START + 40, configVersion: 1 });
  expect(await runs()).toEqual([2, START + 45]);
});

it("goes on with the newest version where that is the same document again", async () => {
  await assign(100);
  const etag = String((await ask()).headers.etag);
  await assign(110);
  await assign(100);
  await ask(etag);
  expect(await runs()).toEqual([3, START]);
  platform.clock.now += 60;
  await status({ timestamp: START + 60, configVersion: 1 });
  expect(await runs()).toEqual([3, START]);
  await status({ timestamp: START + 60, configVersion: 2 });
  expect(await runs()).toEqual([2, START + 60]);
});

it("is told to the group's listeners once, with the rest of the device's state", async () => {
  await assign(100);
  const etag = String((await ask()).headers.etag);
  const stream = await EventStream.open(await listen(platform), admin);
  await stream.until(({ events }) => events.length === 1);
  await ask(etag);
  await ask(etag);
  await ask(etag);
  await status({ timestamp: START, configVersion: 1 });
  await stream.until(({ events }) => events.length === 3);
  stream.close();
  const told = {
    clientId: client.id,
    info: expect.objectContaining({ configVersion: 1, configVersionDate: START }),
  };
  expect(stream.events.slice(1)).toEqual(
    Array.from({ length: 2 }, () => [expect.any(String), "client.status", expect.objectContaining(told)]),
  );
});

it.each([[1.5], [-1], ["1"], [null]])("refuses %j as a version", async (configVersion) => {
  const answer = await status({ timestamp: START, configVersion });
  expect(answer.body).toMatchObject({ error: { details: { fields: [{ path: "configVersion" }] } } });
});
