import { expect, it } from "@jest/globals";
import { PlatformClient } from "../../gateway/src/platform-api/http.js";
import { login } from "../../gateway/src/platform-api/session.js";
import { checkWrites } from "../../gateway/src/platform-check/checkWrites.js";
import { buildServer } from "../../plain-platform/src/server.js";
import { Store } from "../../plain-platform/src/store/store.js";
import { SWITCH_VALUES, type Switches } from "../../plain-platform/src/switches.js";
import { callerNamesOf } from "../support/callerNames.js";

const ADMIN = { email: "admin@plain.example", password: "plain-admin-2026" };
const NAME = "platform:check of the tests";

/**
 * A platform with a device of another group.
 * @param refused path of the call that it fails
 */
async function check(switches: Partial<Switches> = {}, refused = "/none") {
  const store = new Store();
  store.addUser({ ...ADMIN, admin: true });
  const group = store.addGroup({ name: "Občina", metaData: { groupType: "speed" } });
  const client = store.addClient({ groupId: group.id, metaData: { locationName: "Most" } });
  const stored = () =>
    JSON.stringify([store.groups, store.clients, store.bundles, store.actions].map((table) => table.all()));
  const before = stored();
  const server = buildServer({ switches, data: store });
  server.addHook("onRequest", async ({ url }) => {
    if (url.startsWith(refused)) throw new Error("It went wrong.");
  });
  const platform = new PlatformClient({
    platformUrl: await server.listen({ host: "127.0.0.1", port: 0 }),
    timeoutMs: 10_000,
    names: callerNamesOf(switches),
  });
  try {
    const guest = { caller: {}, requestId: "test" };
    const signedIn = await login(platform.as(guest), ADMIN, undefined);
    if ("secondStep" in signedIn) throw new Error("The administrator has no second factor.");
    const { sessionId } = signedIn;
    const writes = await checkWrites({
      platform: platform.as({ ...guest, caller: { sessionId } }),
      name: NAME,
    });
    const keys = store.apiKeys.all().map(({ clientId }) => clientId);
    return { writes, isAsBefore: stored() === before, keys, other: client.id };
  } finally {
    await platform.close();
    await server.close();
  }
}

const EACH = Object.entries(SWITCH_VALUES).flatMap(([name, values]) =>
  values.map((value): [string, string | number] => [name, value]),
);
it.each(EACH)("writes to things of its own alone, and takes them away, with %s=%s", async (name, value) => {
  const { writes, isAsBefore, keys, other } = await check({ [name]: value });
  expect(writes.filter(({ outcome }) => outcome.kind !== "done")).toEqual([]);
  expect(writes.find(({ call }) => call === "POST client/metaData")?.outcome).toMatchObject({
    remark:
      value === "merge" ? "keeps the keys that a change does not name" : "keeps only what a change names",
  });
  expect(isAsBefore).toBe(true);
  expect(keys).not.toContain(other);
});

it.each([
  ["/client/metaData", ["POST client/metaData"]],
  ["/config", ["POST config/assign"]],
  ["/zalivalnik", ["POST zalivalnik/bundle", "PATCH zalivalnik/client"]],
])("takes its things away where %s is refused", async (refused, broken) => {
  const { writes, isAsBefore } = await check({}, refused);
  expect(writes.filter(({ outcome }) => outcome.kind === "broken").map(({ call }) => call)).toEqual(broken);
  expect(isAsBefore).toBe(true);
});

it("says what it could not take away", async () => {
  const { writes, isAsBefore } = await check({}, "/group?id=");
  expect(isAsBefore).toBe(false);
  expect(writes.at(-1)).toMatchObject({ call: "DELETE group", outcome: { kind: "broken" } });
  expect(JSON.stringify(writes.at(-1))).toContain(NAME);
});
