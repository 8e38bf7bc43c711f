import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { addClient, addUser } from "../../platform/test/devices.js";
import type { Tenant } from "../../platform/test/rights/row.js";
import { makeTenant } from "../../platform/test/tenants.js";
import type { Headers } from "../../platform/test/testPlatform.js";
import { socketUrl } from "../clients/apiClient.js";
import { Subscription } from "./subscribing.js";
import { makeWorld, type World } from "./world.js";

/** Time for open connections to notice that a right is lost. */
const NOTICED_MS = 5_000;

let world: World;
let made = 0;
let ticks = 0;
let here: Tenant;
let there: Tenant;
const streams: Subscription[] = [];
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
beforeEach(async () => {
  made += 1;
  here = await makeTenant(world.platform, world.headersOf.admin, `here${made}`);
  there = await makeTenant(world.platform, world.headersOf.admin, `there${made}`);
}, 20_000);
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => world.close());

const change = (method: "POST" | "DELETE", path: string, body?: object) =>
  world.platform.ok(method, path, world.headersOf.admin, body);
const moveUser = async () => {
  await change("DELETE", `/group/assignUser?userId=${here.userId}`);
  await change("POST", "/group/assignUser", { groupId: there.groupId, userId: here.userId });
};
const moveClient = async () => {
  await change("DELETE", `/client/assignTo?groupId=${here.groupId}&clientId=${here.client.id}`);
  await change("POST", "/client/assignTo", { groupId: there.groupId, clientId: here.client.id });
};
const signOut = () =>
  world.platform.ok("POST", "/user/logout", {}, { session_id: here.headers["x-session-id"] });
const setPasswordByLink = async () => {
  const { headersOf, platform } = world;
  const made = await platform.ok<{ token: string }>("POST", "/user/link", headersOf.admin, {
    id: here.userId,
  });
  await platform.ok("POST", "/user/password/reset", {}, { token: made.token, password: "a new password" });
};
const lockOut = () =>
  world.platform.ok("PATCH", "/user", world.headersOf.admin, { id: here.userId, confirmed: false });
const endSessionElsewhere = async () => {
  const { platform } = world;
  const { email } = await platform.ok<{ email: string }>("GET", "/user/profile", here.headers);
  const elsewhere = await platform.signIn({ email, password: `password of ${email}` });
  await platform.ok("DELETE", "/user/sessions", elsewhere);
};
const deleteUser = () => change("DELETE", `/user?userId=${here.userId}`);
const report = ({ client }: Pick<Tenant, "client">) =>
  world.platform.ok("POST", "/device/status", client.device, {
    timestamp: world.platform.clock.now + ++ticks,
    battery: 12,
    alarms: [],
  });

const ALL = "subscription { clientStatus { id guid } }";
const ONE = [
  "subscription ($id: ID!) { clientStatus(clientId: $id) { id guid } }",
  "subscription ($id: ID!) { clientMeasurement(clientId: $id) { vehicles } }",
  "subscription ($id: ID!) { actionChanged(clientId: $id) { actionId } }",
];
const LOCATION = "subscription ($group: ID!) { valveLocationChanged(locationId: $group) { name } }";

async function open(headers: Headers, query: string): Promise<Subscription> {
  const variables = { id: String(here.client.id), group: String(here.groupId) };
  const used = Object.fromEntries(Object.entries(variables).filter(([name]) => query.includes(`$${name}:`)));
  const opened = await Subscription.open(world, headers, query, used);
  if (!(opened instanceof Subscription)) throw new Error(opened.text);
  streams.push(opened);
  return opened;
}

async function openSocket({ headers }: Pick<Tenant, "headers">, query: string) {
  const apiKey = headers.authorization?.replace("ApiKey ", "");
  const socket = createClient({
    url: socketUrl(`${world.gatewayUrl}/graphql`),
    webSocketImpl: WebSocket,
    connectionParams: apiKey ? { apiKey } : { sessionId: headers["x-session-id"] },
    retryAttempts: 0,
  });
  const closed = new Promise<number>((resolve) =>
    socket.on("closed", (event) => resolve((event as { code: number }).code)),
  );
  const opened = new Promise((resolve) => socket.on("connected", resolve));
  const results = socket.iterate({ query });
  await opened;
  return { closed, results, ask: (asked: string) => socket.iterate({ query: asked }).next() };
}

describe.each([
  ["signs out", signOut],
  ["is deleted", deleteUser],
  ["is locked out", lockOut],
  ["has the session ended from another one", endSessionElsewhere],
  ["gets a new password by a link", setPasswordByLink],
] as const)("whoever %s", (_name, lose) => {
  it.each([ALL, ...ONE, LOCATION])(
    "hears no more: %s",
    async (query) => {
      const stream = await open(here.headers, query);
      await lose();
      expect(await stream.over).toBe("complete");
    },
    NOTICED_MS,
  );

  it(
    "loses the socket",
    async () => {
      // With a stream at the same time, so the socket also gets events from before it has subscribed.
      await open(here.headers, ALL);
      const { closed, results } = await openSocket(here, ALL);
      await report(here);
      expect(JSON.stringify(await results.next())).toContain(here.client.guid);
      await lose();
      expect(await closed).toBe(4401);
    },
    NOTICED_MS,
  );

  it("joins nobody's subscription that is still open", async () => {
    await open(here.headers, ALL);
    await lose();
    const late = await Subscription.open(world, here.headers, ALL);
    if (late instanceof Subscription) {
      expect(await late.over).toBe("complete");
      expect(late.events).toEqual([]);
    } else expect(late.status).toBe(401);
  });
});

it(
  "ends the subscriptions of a key that was deleted",
  async () => {
    const { apikey } = await world.platform.ok<{ apikey: { id: number; key: string } }>(
      "POST",
      "/apikey",
      here.headers,
      { groupId: here.groupId, viewOnly: false },
    );
    const stream = await open({ authorization: `ApiKey ${apikey.key}` }, ALL);
    await world.platform.ok("DELETE", `/apikey?id=${apikey.id}`, here.headers);
    expect(await stream.over).toBe("complete");
  },
  NOTICED_MS,
);

it(
  "ends the subscriptions of a key at its end",
  async () => {
    const { platform } = world;
    const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", here.headers, {
      groupId: here.groupId,
      viewOnly: false,
      expireDate: platform.clock.now + 60,
    });
    const headers = { authorization: `ApiKey ${apikey.key}` };
    const stream = await open(headers, ALL);
    const { closed, results } = await openSocket({ headers }, ALL);
    await report(here);
    expect(JSON.stringify(await results.next())).toContain(here.client.guid);
    platform.clock.now += 60;
    expect(await stream.over).toBe("complete");
    expect(await closed).toBe(4401);
    const late = await Subscription.open(world, headers, ALL);
    expect(late).toMatchObject({ status: 401 });
  },
  NOTICED_MS,
);

describe("whoever gets a lesser role", () => {
  const RIGHTS = "subscription { clientStatus { guid permissions { editSettings controlValve report } } }";
  const lower = () =>
    world.platform.ok("PATCH", "/user", world.headersOf.admin, { id: here.userId, role: "viewer" });
  const told = (event: unknown) => (event as { data: { clientStatus: object } }).data.clientStatus;
  const isEditor = { editSettings: true, controlValve: true, report: true };
  const isViewer = { editSettings: false, controlValve: false, report: true };

  it("goes on hearing of the group by the same stream and the same socket, and of the lesser rights", async () => {
    const stream = await open(here.headers, RIGHTS);
    const { results } = await openSocket(here, RIGHTS);
    await report(here);
    await stream.count(1);
    expect(told(stream.events[0])).toMatchObject({ guid: here.client.guid, permissions: isEditor });
    expect(told((await results.next()).value)).toMatchObject({ permissions: isEditor });
    await lower();
    await report(here);
    await stream.count(2);
    expect(told(stream.events[1])).toMatchObject({ guid: here.client.guid, permissions: isViewer });
    expect(told((await results.next()).value)).toMatchObject({ permissions: isViewer });
    await results.return?.();
  });

  it("changes nothing more by the socket that was open before", async () => {
    const { ask, results } = await openSocket(here, ALL);
    const makeKey = `mutation { createApiKey(input: { groupId: "${here.groupId}", viewOnly: true }) { apiKey { id } } }`;
    expect((await ask(makeKey)).value).toMatchObject({ data: { createApiKey: { apiKey: {} } } });
    await lower();
    expect((await ask(makeKey)).value).toMatchObject({
      errors: [{ extensions: { code: "FORBIDDEN", fault: "ROLE_TOO_LOW" } }],
    });
    await results.return?.();
  });

  it("hears nothing of another group's afterwards", async () => {
    const stream = await open(here.headers, ALL);
    await lower();
    await report(there);
    await report(here);
    await stream.count(1);
    expect(JSON.stringify(stream.events)).not.toContain(there.client.guid);
  });
});

describe("a demoted administrator", () => {
  let headers: Headers;
  let demote: () => Promise<unknown>;
  beforeEach(async () => {
    const { platform, headersOf } = world;
    const email = `demoted${made}@example.si`;
    const { id } = await addUser(platform, headersOf.admin, email);
    const patch = (body: object) => platform.ok("PATCH", "/user", headersOf.admin, { id, ...body });
    await patch({ admin: true });
    headers = await platform.signIn({ email, password: `password of ${email}` });
    demote = () => patch({ admin: false, groupId: there.groupId });
  });

  it.each([...ONE, LOCATION])(
    "hears no more of other groups: %s",
    async (query) => {
      const stream = await open(headers, query);
      await demote();
      expect(await stream.over).toBe("complete");
    },
    NOTICED_MS,
  );

  it("hears of the own group alone from then on, in the same socket", async () => {
    // With a stream at the same time, so the socket also gets events from before it has subscribed.
    await open(headers, ALL);
    const { results } = await openSocket({ headers }, ALL);
    await report(here);
    expect(JSON.stringify(await results.next())).toContain(here.client.guid);
    await demote();
    await report(here);
    await report(there);
    expect(JSON.stringify(await results.next())).toContain(there.client.guid);
    await results.return?.();
  });

  it("hears of the own group alone from then on, in the same stream", async () => {
    const stream = await open(headers, ALL);
    await report(here);
    await stream.count(1);
    await demote();
    await report(here);
    await report(there);
    await stream.count(2);
    const heard = stream.events.map(
      ({ data }) => (data as { clientStatus: { guid: string } }).clientStatus.guid,
    );
    expect(heard).toEqual([here.client.guid, there.client.guid]);
  });
});

describe("a user who came to another group", () => {
  it.each([...ONE, LOCATION])(
    "hears no more of the old one's: %s",
    async (query) => {
      const stream = await open(here.headers, query);
      await moveUser();
      expect(await stream.over).toBe("complete");
    },
    NOTICED_MS,
  );

  it("hears of the new one's from then on, in the same stream", async () => {
    const [stream, own, theirs] = [await open(here.headers, ALL), here.client, there.client];
    await report(here);
    await stream.count(1);
    await moveUser();
    await report(here);
    await report(there);
    await stream.count(2);
    const heard = stream.events.map(
      ({ data }) => (data as { clientStatus: { guid: string } }).clientStatus.guid,
    );
    expect(heard).toEqual([own.guid, theirs.guid]);
  });

  it("is told nothing of before where they subscribe again", async () => {
    const stream = await open(here.headers, ALL);
    await report(here);
    await stream.count(1);
    await moveUser();
    await report(there);
    await stream.count(2);
    const again = await open(here.headers, ALL);
    // Another gateway replays the last half minute by the machine's clock, and finds nothing there.
    await report(there);
    await again.count(1);
    expect(JSON.stringify(again.events)).not.toContain(here.client.guid);
  });
});

describe("a client that came to another group", () => {
  it.each(ONE)(
    "is heard of no more: %s",
    async (query) => {
      const stream = await open(here.headers, query);
      await moveClient();
      expect(await stream.over).toBe("complete");
    },
    NOTICED_MS,
  );

  it("is not told of to who subscribes afterwards", async () => {
    const stays = await addClient(world.platform, world.headersOf.admin, here.groupId);
    const first = await open(here.headers, ALL);
    // One on each of two gateways, which take turns.
    const singles = [await open(here.headers, ONE[0]!), await open(here.headers, ONE[0]!)];
    await report(here);
    await first.count(1);
    await moveClient();
    // Once each gateway has noticed it.
    for (const single of singles) await single.over;
    // In the same cohort, and in another one.
    const late = [
      await open(here.headers, ALL),
      await open(here.headers, "subscription { clientStatus { guid } }"),
    ];
    await report({ client: stays });
    for (const stream of late) {
      await stream.count(1);
      expect(stream.events.map(({ data }) => data?.clientStatus)).toMatchObject([{ guid: stays.guid }]);
    }
  });
});
