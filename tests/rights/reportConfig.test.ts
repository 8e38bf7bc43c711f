import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { validConfig } from "../../platform/test/validConfig.js";
import { send } from "./asking.js";
import { makeWorld, type World } from "./world.js";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.close());

it("tells a printed report what a driver sees of its device's configuration, and no more", async () => {
  const { platform, tenants, headersOf } = world;
  const { client, headers } = tenants.own;
  const data = { ...validConfig(), note: "for the workshop" };
  await platform.ok("POST", "/config/assign", headers, { clientId: client.id, data });
  const query = `query ($id: ID!) {
    client(id: $id) {
      config { changedBy { email } document config { basic { maxSpeed measurementInterval } } }
    }
  }`;
  const ask = async (who: "report key" | "view key") => {
    const { data: seen, errors } = await send(world, headersOf[who], query, { id: String(client.id) });
    const config = (seen?.client as { config: { document: Record<string, object> } | null } | null)?.config;
    return { config, codes: errors?.map(({ extensions }) => extensions.code) };
  };
  const seen = await ask("report key");
  expect(seen).toMatchObject({
    config: {
      changedBy: null,
      config: { basic: { maxSpeed: 199, measurementInterval: null } },
    },
  });
  const document = seen.config?.document ?? {};
  expect(Object.keys(document).sort()).toEqual([
    "BasicConfig",
    "CustomTextProgram",
    "ProgramsSettings",
    "WindowLayoutParameter",
    "cfgID",
    "smileyConfig",
  ]);
  expect(Object.keys(document.BasicConfig ?? {}).sort()).toEqual([
    "brtLevel",
    "digitsNum",
    "displayDisable",
    "vMax",
    "vMin",
  ]);
  expect(await ask("view key")).toMatchObject({ codes: ["FORBIDDEN"] });
});
