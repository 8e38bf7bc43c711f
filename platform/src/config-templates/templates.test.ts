import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { validConfig } from "../../test/validConfig.js";

let platform: TestPlatform;
let admin: Headers;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

const add = (body: object) => platform.call("POST", "/config/template", admin, body);
const patch = (body: object) => platform.call("PATCH", "/config/template", admin, body);
const metadata = { hardwareType: "K200DISP_FALCON" };

it("is kept, listed by name without its data, and grows a version with its data alone", async () => {
  const added = await add({ name: "Znak", data: JSON.stringify(validConfig()), metadata });
  const { id } = added.body as { id: number };
  const shown = {
    id,
    name: "Znak",
    version: 1,
    metaData: metadata,
    superType: "K200",
    createDate: START,
    changeDate: START,
  };
  expect(added).toMatchObject({ status: 201, body: { ...shown, data: validConfig() } });
  await add({ name: "A", data: {}, metaData: '{"hardwareType":"PED_01WIFI"}' });

  platform.clock.now = START + 5;
  expect((await patch({ id, name: "Znak 2" })).body).toMatchObject({ version: 1, changeDate: START + 5 });
  expect((await patch({ id, data: validConfig() })).body).toMatchObject({ version: 1 });
  expect((await patch({ id, data: { cfgID: "KB0" } })).body).toMatchObject({ version: 2, name: "Znak 2" });
  const smiley = { hardwareType: "K200DISP_SMILEY_AMG" };
  expect((await patch({ id, metaData: smiley })).body).toMatchObject({
    version: 2,
    superType: "K200_SMILEY",
  });

  // A device's own type is a hash, of no family.
  const own = { hardwareType: "9f3c1ab27e" };
  expect((await patch({ id, metaData: own })).body).toMatchObject({ metaData: own, superType: "unknown" });
  await patch({ id, metaData: smiley });

  const list = await platform.ok<object[]>("GET", "/config/template/list", admin);
  expect(list).toEqual([
    expect.objectContaining({ name: "A", superType: "unknown" }),
    {
      ...shown,
      name: "Znak 2",
      version: 2,
      metaData: smiley,
      superType: "K200_SMILEY",
      changeDate: START + 5,
    },
  ]);
  expect(await platform.ok("GET", `/config/template?id=${id}`, admin)).toMatchObject({
    data: { cfgID: "KB0" },
  });
  expect((await platform.call("DELETE", `/config/template?id=${id}`, admin)).status).toBe(204);
  for (const method of ["GET", "DELETE"] as const)
    expect((await platform.call(method, `/config/template?id=${id}`, admin)).status).toBe(404);
});

it.each([
  [{ metadata: undefined }, 400, "metadata"],
  [{ metadata: {} }, 400, "metadata.hardwareType"],
  [{ metadata: undefined, metaData: { hardwareType: "{hash}" } }, 422, "metaData.hardwareType"],
  [{ metadata: { hardwareType: "9f3c1ab" } }, 422, "metadata.hardwareType"],
  [{ metadata: { hardwareType: "K200DISP_FALCON9f3c1ab27e" } }, 422, "metadata.hardwareType"],
  [{ metadata: "[]" }, 400, "metadata"],
  [{ data: { BasicConfig: { radarOffsetVelocity: 11 } } }, 422, "data.BasicConfig.radarOffsetVelocity"],
  [{ data: "{" }, 400, "data"],
  [{ name: "" }, 422, "name"],
])("is refused with %j", async (fault, status, path) => {
  const answer = await add({ name: "x", data: {}, metadata, ...fault });
  expect(answer).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
});
