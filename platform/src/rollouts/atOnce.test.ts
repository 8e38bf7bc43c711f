import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { listen } from "../../test/listen.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { until } from "../../test/until.js";
import { addUpload } from "../../test/uploads.js";

const INSTALL_SECONDS = 5;

interface Rollout {
  id: number;
  state: string;
  devices: { clientId: number; state: string; attempts: number }[];
}

let platform: TestPlatform;
let admin: Headers;
let clients: TestClient[];
let firmwareId: number;
let version: string;
let made = 0;

beforeAll(async () => {
  platform = await TestPlatform.start(undefined, { FIRMWARE_INSTALL_SECONDS: String(INSTALL_SECONDS) });
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

beforeEach(async () => {
  version = `v${++made}`;
  firmwareId = (await addUpload(platform, admin, { version })).id;
  clients = [];
  for (let i = 0; i < 6; i += 1) clients.push(await addClient(platform, admin));
});

const start = (pilots: number) =>
  platform.ok<Rollout>("POST", "/rollout", admin, {
    firmwareId,
    clients: clients.map(({ id }) => id),
    pilots,
    failuresAtMost: 0,
    force: true,
  });
const set = (id: number, state: string) => platform.call("PATCH", "/rollout", admin, { id, state });
const found = (id: number) => platform.ok<Rollout>("GET", `/rollout?id=${id}`, admin);
const fetched = ({ device }: TestClient) =>
  platform.app.inject({ url: "/device/firmware/file", headers: device });
const tell = ({ device }: TestClient, firmwareVersion = version) =>
  platform.ok("POST", "/device/status", device, { timestamp: platform.clock.now, firmwareVersion });

it("leaves the file to each device that fetched it before its rollout stopped, and to no other", async () => {
  while (clients.length < 60) clients.push(await addClient(platform, admin));
  const { id } = await start(clients.length);
  const answers = new Map<TestClient, number>();
  // Six at a time, one after the other: some come before the rollout stops, some while it does, some after.
  const lanes = Array.from({ length: 6 }, async (_, lane) => {
    for (const client of clients.filter((_client, index) => index % 6 === lane))
      answers.set(client, (await fetched(client)).statusCode);
  });
  const [stopped] = await Promise.all([set(id, "stopped"), ...lanes]);
  expect(stopped.status).toBe(200);
  const states = clients.map((client) => (answers.get(client) === 200 ? "downloaded" : "withdrawn"));
  expect((await found(id)).devices.map(({ state }) => state)).toEqual(states);
});

it("gives each device its firmware once, whoever moves the rollout on", async () => {
  const { id } = await start(2);
  const settle = clients.slice(0, 2).map((client) => tell(client));
  const persons = [set(id, "running"), set(id, "running"), set(id, "running")];
  const changes = await Promise.all([...persons, platform.app.jobs.run("rollouts"), ...settle]);
  expect(changes.slice(0, 3)).toMatchObject(Array(3).fill({ status: 200 }));
  await platform.app.jobs.run("rollouts");
  const { state, devices } = await found(id);
  expect([state, devices.map(({ attempts }) => attempts)]).toEqual(["rest", Array(6).fill(1)]);
});

it("goes on soon after its last pilot told its version, by the time that installing takes here", async () => {
  await listen(platform);
  const { id } = await start(1);
  const [pilot] = clients as [TestClient];
  await tell(pilot);
  await until(async () => (await found(id)).state === "rest");
  const [, bad] = clients as [TestClient, TestClient];
  await fetched(bad);
  platform.clock.now += INSTALL_SECONDS;
  await tell(bad, "old");
  await until(async () => (await found(id)).state === "stopped");
});
