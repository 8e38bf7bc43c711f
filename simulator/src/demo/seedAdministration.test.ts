import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { demoModel } from "../../test/demoModel.js";
import { TestPlatform } from "../../test/testPlatform.js";
import { DeviceSender } from "../delivery/deviceSender.js";
import { StateFile } from "../delivery/stateFile.js";
import { statusAt } from "../model/status.js";
import { type AdminApi, signIn } from "../platform-api/adminApi.js";
import { deviceApi } from "../platform-api/deviceApi.js";
import { platformHttp } from "../platform-api/http.js";
import { ADMIN } from "./accounts.js";
import { demoActions } from "./actions.js";
import { demoActionTemplates } from "./actionTemplates.js";
import { demoConfigTemplates } from "./configTemplates.js";
import { demoDevices } from "./devices.js";
import { demoErrorReports } from "./errorReports.js";
import { demoFirmware, versionsOf } from "./firmware.js";
import { demoPeople } from "./people.js";
import { demoRollouts } from "./rollouts.js";
import { seedDemo } from "./seed.js";
import { seedAdministration } from "./seedAdministration.js";

const BEGIN = Math.floor(Date.now() / 1000);

let platform: TestPlatform;
let admin: AdminApi;
let state: StateFile;

const deviceOf = (apiKey: string) => deviceApi(platform.url, apiKey);
const seed = () =>
  seedAdministration(admin, state, { signIn: (account) => signIn(platform.url, account), deviceOf });

beforeAll(async () => {
  platform = await TestPlatform.create();
  admin = await signIn(platform.url, ADMIN);
  state = await StateFile.open(join(platform.folder, "simulator.json"));
  await seedDemo(admin, demoDevices, state, BEGIN - 86_400);
  for (const { model } of demoDevices) {
    const apiKey = model && state.device(model.serialNumber)?.apiKey;
    if (apiKey) await deviceOf(apiKey).postStatus(statusAt(1, model, BEGIN - 60));
  }
  await seed();
}, 60_000);
afterAll(() => platform.remove());

/** The platform's data, without dates of change. */
const present = async () => ({
  users: (await admin.users()).map(({ email, confirmed, groupId }) => ({ email, confirmed, groupId })),
  firmware: await admin.firmware(),
  actionTemplates: (await admin.actionTemplates()).map(({ metaData }) => metaData.actionName),
  configTemplates: (await admin.configTemplates()).map(({ name }) => name),
  errorReports: await admin.errorReports(),
});

it("makes what an administrator would find, once", async () => {
  const first = await present();
  expect(first.users.filter(({ confirmed }) => !confirmed)).toHaveLength(
    demoPeople.filter(({ confirmed }) => !confirmed).length,
  );
  expect(first.firmware).toHaveLength(2 * demoFirmware.length);
  expect(first.actionTemplates).toHaveLength(demoActionTemplates.length);
  expect(first.configTemplates).toHaveLength(demoConfigTemplates.length);
  expect(first.errorReports).toHaveLength(demoErrorReports.length);
  await seed();
  expect(await present()).toEqual(first);
});

it("has actions that wait, are held back, and were accepted by who is silent", async () => {
  const { sessionId } = await platformHttp(platform.url, undefined).post<{ sessionId: string }>(
    "user/login",
    { ...ADMIN },
  );
  const http = platformHttp(platform.url, { session: sessionId });
  const actions = await http.get<{ status: string; enabled: boolean }[]>("action/listAll");
  expect(actions).toHaveLength(demoActions.length);
  expect(actions.filter(({ status }) => status === "accepted")).toHaveLength(1);
  expect(actions.filter(({ enabled }) => !enabled)).toHaveLength(1);
});

it("has each device do its action, and install its firmware over the air", async () => {
  const serialNumber = "OB-2301";
  const device = demoModel(serialNumber);
  const api = deviceOf(state.device(serialNumber)?.apiKey ?? "");
  const firmware = demoFirmware.find(({ hardwareType }) => hardwareType === device.health.hwType);
  const [, newer] = firmware ? versionsOf(firmware) : [];
  if (!newer) throw new Error("no firmware");
  const { file, version } = newer;
  const sha256 = createHash("sha256").update(file).digest("hex");
  expect(await api.getFirmware()).toMatchObject({ version, sha256, size: file.length });
  let now = BEGIN;
  const sender = new DeviceSender({ seed: 1, device, api, state, retry: {}, now: () => now });
  for (; now < BEGIN + 180; now += 15) await sender.tick(BEGIN - 60);
  expect(await api.getActions()).toEqual([]);
  expect(await api.getFirmware()).toBeNull();
  expect(await api.getFirmwareBytes(file.length, file.length + 9)).toBeNull();
});

it("leaves devices what people gave them since", async () => {
  const { clientId, apiKey } = state.device("OB-2303") ?? { clientId: 0, apiKey: "" };
  const older = (await admin.firmware()).find(
    ({ version, metaData }) => version === "2.14.3" && metaData.hardwareType === "K200DISP_SMILEY_AMG",
  );
  await admin.assignFirmware(older?.id ?? 0, [clientId]);
  await seed();
  expect(await deviceOf(apiKey).getFirmware()).toBeNull();
});

it("gives the newer firmware to most devices, each of its hardware, and leaves some on the older", () => {
  const typeOf = new Map(
    demoDevices.map(({ model, location }) => [location.serialNumber, model?.health.hwType]),
  );
  const fitting = [...typeOf.values()].filter((type) =>
    demoFirmware.some(({ hardwareType }) => hardwareType === type),
  );
  const updated = demoRollouts.flatMap(({ serialNumbers }) => serialNumbers);
  expect(updated.length).toBeGreaterThan(fitting.length / 2);
  expect(updated.length).toBeLessThan(fitting.length);
  for (const { hardwareType, serialNumbers } of demoRollouts)
    expect(new Set(serialNumbers.map((one) => typeOf.get(one)))).toEqual(new Set([hardwareType]));
});
