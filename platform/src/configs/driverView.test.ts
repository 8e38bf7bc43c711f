import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { START, TestPlatform } from "../../test/testPlatform.js";
import { validConfig } from "../../test/validConfig.js";
import { driverView } from "./driverView.rules.js";

let platform: TestPlatform;
let tenants: Tenants;
beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform);
});
afterAll(() => platform.stop());

/** A value with an unknown field added to each of its objects. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, withSecrets(item)]);
  return { ...Object.fromEntries(entries), secret: { pin: "1234" } };
}

const { cfgID, BasicConfig, ProgramsSettings, WindowLayoutParameter, CustomTextProgram, smileyConfig } =
  validConfig();
const { displayDisable, brtLevel, vMin, vMax, digitsNum } = BasicConfig;
const seen = {
  cfgID,
  BasicConfig: { displayDisable, brtLevel, vMin, vMax, digitsNum },
  ProgramsSettings,
  WindowLayoutParameter,
  CustomTextProgram,
  smileyConfig,
};

it("tells a printed report what a driver sees of its device, and nothing else", async () => {
  const { own, foreign, headersOf } = tenants;
  const config = withSecrets({ ...validConfig(), note: "1234" });
  const clientId = own.client.id;
  const assign = (data: unknown) =>
    platform.ok<{ version: number }>("POST", "/config/assign", headersOf.user, { clientId, data });
  const { version } = await assign(config);
  await assign({ cfgID: "KB0" });
  await platform.ok("POST", "/config/restore", headersOf.user, { clientId, version });
  const ask = (path: string) => platform.call("GET", path, headersOf["report key"]);
  const { body } = await ask(`/config?clientId=${clientId}`);
  expect(body).toEqual({
    data: seen,
    etag: null,
    version: version + 2,
    changeDate: START,
    changedBy: null,
    restoredFrom: null,
  });
  expect((await ask(`/config?clientId=${foreign.client.id}`)).status).toBe(404);
  expect((await ask(`/config/version?clientId=${clientId}&version=1`)).status).toBe(403);
  expect((await ask(`/config/history?clientId=${clientId}`)).status).toBe(403);
});

const withPin = <T extends object>(value: T) => ({ ...value, pin: 1 });

it("is of sections as they come: one entry or a list, and of those that are there", () => {
  expect(driverView({})).toEqual({});
  const smiley = { smileyIcon: 1, speedThresholdMax: 50 };
  expect(driverView({ smileyConfig: withPin(smiley), BasicConfig: {} })).toEqual({
    smileyConfig: smiley,
    BasicConfig: {},
  });
  const layout = { numOfLayoutWindows: 0 };
  expect(driverView({ WindowLayoutParameter: [withPin(layout)] })).toEqual({
    WindowLayoutParameter: [layout],
  });
});

it("lets nothing through that has another shape than it should", () => {
  const odd = { vMin: { pin: 1 }, brtLevel: [{ pin: 1 }], digitsNum: [1] };
  expect(driverView(JSON.parse(JSON.stringify({ cfgID: { pin: 1 }, BasicConfig: odd })))).toEqual({
    BasicConfig: { brtLevel: [] },
  });
});
