import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addUser } from "../../platform/test/devices.js";
import type { Tenant } from "../../platform/test/rights/row.js";
import { makeTenant } from "../../platform/test/tenants.js";
import { ADMIN, type Headers } from "../../platform/test/testPlatform.js";
import { outcomeOf, send } from "./asking.js";
import { makeWorld, type World } from "./world.js";

let world: World;
let admin: Headers;
let made = 0;
/** Two new tenants for each test. */
let here: Tenant;
let there: Tenant;
beforeAll(async () => {
  world = await makeWorld();
  admin = world.headersOf.admin;
}, 60_000);
beforeEach(async () => {
  made += 1;
  here = await makeTenant(world.platform, admin, `here${made}`);
  there = await makeTenant(world.platform, admin, `there${made}`);
});
afterAll(() => world.close());

/** Directly on the platform, unnoticed by the gateway. */
const change = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
  world.platform.ok(method, path, admin, body);
const moveUser = async ({ userId }: Tenant, to: Tenant) => {
  await change("DELETE", `/group/assignUser?userId=${userId}`);
  await change("POST", "/group/assignUser", { groupId: to.groupId, userId });
};
const moveClient = async ({ client, groupId }: Tenant, to: Tenant) => {
  await change("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${client.id}`);
  await change("POST", "/client/assignTo", { groupId: to.groupId, clientId: client.id });
};

const CLIENT = "query ($id: ID!) { client(id: $id) { id guid } }";
const CLIENTS = "{ clients { id } }";
const ofClient = ({ client }: Tenant) => ({ id: String(client.id) });

/** Several gateways cache no answers. */
const KEEPS_ANSWERS = process.env.TEST_SITE !== "grown";

/** Repeats a query until the answer comes from the cache, if there is one. */
async function askTillKept(headers: Headers, query: string, variables = {}) {
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await send(world, headers, query, variables));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const calls = [...world.calls];
  world.calls.length = 0;
  await send(world, headers, query, variables);
  // Served from the cache, with only the caller checked: otherwise the test would show nothing.
  if (KEEPS_ANSWERS) expect(world.calls).toEqual(["GET /user/session"]);
  world.calls.push(...calls);
  return answers[0];
}

async function fullKey({ headers, groupId }: Tenant): Promise<{ headers: Headers; id: number }> {
  const body = { groupId, viewOnly: false };
  const { apikey } = await world.platform.ok<{ apikey: { id: number; key: string } }>(
    "POST",
    "/apikey",
    headers,
    body,
  );
  return { headers: { authorization: `ApiKey ${apikey.key}` }, id: apikey.id };
}

interface Loss {
  name: string;
  /** Makes a caller, with a function that revokes their right. */
  take: () => Promise<{ headers: Headers; lose: () => Promise<unknown> }>;
  /** Outcome of `client` afterwards. */
  outcome: string;
}

const LOSSES: Loss[] = [
  {
    name: "a session that was ended",
    take: async () => ({
      headers: here.headers,
      lose: () => world.platform.ok("POST", "/user/logout", {}, { session_id: here.headers["x-session-id"] }),
    }),
    outcome: "UNAUTHENTICATED",
  },
  {
    name: "an account that was deleted",
    take: async () => ({
      headers: here.headers,
      lose: () => change("DELETE", `/user?userId=${here.userId}`),
    }),
    outcome: "UNAUTHENTICATED",
  },
  {
    name: "an account that is no more confirmed",
    take: async () => ({
      headers: here.headers,
      lose: () => change("PATCH", "/user", { id: here.userId, confirmed: false }),
    }),
    outcome: "UNAUTHENTICATED",
  },
  {
    name: "a key that was deleted",
    take: async () => {
      const key = await fullKey(here);
      return {
        headers: key.headers,
        lose: () => world.platform.ok("DELETE", `/apikey?id=${key.id}`, here.headers),
      };
    },
    outcome: "UNAUTHENTICATED",
  },
  {
    name: "a user who came to another group",
    take: async () => ({ headers: here.headers, lose: () => moveUser(here, there) }),
    outcome: "null",
  },
  {
    name: "a user without a group any more",
    take: async () => ({
      headers: here.headers,
      lose: () => change("DELETE", `/group/assignUser?userId=${here.userId}`),
    }),
    outcome: "null",
  },
  {
    name: "a client that came to another group",
    take: async () => ({ headers: here.headers, lose: () => moveClient(here, there) }),
    outcome: "null",
  },
  {
    name: "a client that came to another group, for a key",
    take: async () => ({ headers: (await fullKey(here)).headers, lose: () => moveClient(here, there) }),
    outcome: "null",
  },
  {
    name: "a client that came to another group, for who acts as its own",
    take: async () => ({
      headers: { ...admin, "x-group-id": String(here.groupId) },
      lose: () => moveClient(here, there),
    }),
    outcome: "null",
  },
  {
    name: "a client that was deleted",
    take: async () => ({
      headers: here.headers,
      lose: () => change("DELETE", `/client?clientId=${here.client.id}`),
    }),
    outcome: "null",
  },
  {
    name: "an administrator who is none any more",
    take: async () => {
      const email = `chief${made}@example.si`;
      const { id, headers } = await addUser(world.platform, admin, email);
      await change("PATCH", "/user", { id, admin: true });
      return {
        headers: await world.platform
          .signIn({ email, password: `password of ${email}` })
          .catch(() => headers),
        lose: () => change("PATCH", "/user", { id, admin: false }),
      };
    },
    outcome: "null",
  },
];

describe.each(LOSSES.map((loss) => [loss.name, loss] as const))("%s", (_name, { take, outcome }) => {
  it("opens nothing from the next call on, though the answer was just given", async () => {
    const { headers, lose } = await take();
    await askTillKept(headers, CLIENT, ofClient(here));
    const list = await askTillKept(headers, CLIENTS);
    expect(list?.text).toContain(`"${here.client.id}"`);
    await lose();
    const next = await send(world, headers, CLIENT, ofClient(here));
    expect(outcomeOf({ field: "client", audience: "readers", about: "tenant" }, next)).toBe(outcome);
    expect((await send(world, headers, CLIENTS)).text).not.toContain(`"id":"${here.client.id}"`);
  });
});

it("shows plates to nobody who is no labeller any more", async () => {
  const query = "{ session { permissions { labelVideos } } }";
  expect((await askTillKept(here.headers, query))?.text).toContain("true");
  await change("PATCH", "/user", { id: here.userId, labeller: false });
  expect((await send(world, here.headers, query)).text).toContain("false");
  const { errors } = await send(world, here.headers, "{ nextTrafficVideo { id } }");
  expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});

it("ends a session by signing out, and no other's", async () => {
  const { headers } = await addUser(world.platform, admin, `leaving${made}@example.si`, here.groupId);
  expect((await send(world, headers, "mutation { signOut { signedOut } }")).data).toEqual({
    signOut: { signedOut: true },
  });
  expect((await send(world, headers, CLIENTS)).errors).toMatchObject([
    { extensions: { code: "UNAUTHENTICATED" } },
  ]);
  expect((await send(world, here.headers, CLIENTS)).errors).toBeUndefined();
  expect((await send(world, await world.platform.signIn(ADMIN), CLIENTS)).errors).toBeUndefined();
});
