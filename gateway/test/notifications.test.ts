import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const preferences = {
  events: { silent: true, back: false, alarm: true, valve: true },
  silentAfter: 45,
  channels: {
    email: { enabled: true, address: "ana@obcina.si", available: false, reason: "notSetUp" },
    webhook: { enabled: false, url: null, secretDate: null },
  },
  quietHours: {
    enabled: true,
    from: 1320,
    to: 390,
    timeZone: null,
    usualTimeZone: "Europe/Ljubljana",
    alarmsPass: true,
  },
  allClients: false,
  clientIds: [7, 8],
};
const notification = (id: number, more: object = {}) => ({
  id,
  event: "silent",
  clientId: id,
  time: 100,
  since: 40,
  alarms: [],
  untold: 0,
  deliveries: [
    {
      channel: "webhook",
      state: "failed",
      attempts: 8,
      nextDate: null,
      lastDate: 90,
      reason: "noAnswer",
      status: null,
    },
  ],
  ...more,
});
const SETTINGS = `{
  events { silent back alarm valve } silentAfter
  channels { email { enabled address available reason } webhook { enabled url secretDate } }
  quietHours { enabled from to timeZone usualTimeZone alarmsPass } allClients clientIds
}`;

describe("the own preferences", () => {
  it("are read by their own call, with times of the day as clocks show them", async () => {
    platform.on("GET notification/preferences", () => preferences);
    const { data } = await ask(gateway, `{ notificationPreferences ${SETTINGS} }`, { headers: SIGNED_IN });
    expect(data?.notificationPreferences).toEqual({
      ...preferences,
      channels: {
        ...preferences.channels,
        email: { ...preferences.channels.email, reason: "NOT_SET_UP" },
      },
      quietHours: { ...preferences.quietHours, from: "22:00", to: "06:30" },
      clientIds: ["7", "8"],
    });
  });

  it("are refused, and not off, where a platform leaves them out", async () => {
    platform.on("GET notification/preferences", () => ({ events: { silent: true }, allClients: true }));
    const wanted = (fields: string) =>
      ask(gateway, `{ notificationPreferences { ${fields} } }`, { headers: SIGNED_IN });
    const told = await wanted("allClients events { silent }");
    expect(told.data?.notificationPreferences).toEqual({ allClients: true, events: { silent: true } });
    for (const untold of ["clientIds", "silentAfter", "events { alarm }", "quietHours { enabled }"]) {
      const { data, errors } = await wanted(untold);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "UPSTREAM_INVALID_RESPONSE" });
      expect(data).toEqual({ notificationPreferences: null });
    }
  });

  it("change by what is given alone; null takes an address or a zone away", async () => {
    platform.on("PATCH notification/preferences", () => preferences);
    const { errors } = await ask(
      gateway,
      `mutation { updateNotificationPreferences(input: {
        events: { back: true, valve: false }, channels: { webhook: { url: null } },
        quietHours: { from: "21:15", timeZone: null }, clientIds: ["7"], idempotencyKey: "settings-1"
      }) { notificationPreferences ${SETTINGS} } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(platform.requests[0]?.body).toEqual({
      events: { back: true, valve: false },
      channels: { webhook: { url: null } },
      quietHours: { from: 1275, timeZone: null },
      clientIds: [7],
    });
    expect(platform.requests[0]?.headers["idempotency-key"]).toBe("settings-1");
  });

  it("say which field is wrong, in the platform's words", async () => {
    const fields = [{ path: "channels.webhook.url", message: "must lead to port 443, 80 or 8443" }];
    platform.on("PATCH notification/preferences", (_request, reply) =>
      reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "no", details: { fields } } }),
    );
    const { errors } = await ask(
      gateway,
      'mutation { updateNotificationPreferences(input: { channels: { webhook: { url: "https://a.si:1" } } }) { notificationPreferences { silentAfter } } }',
      { headers: SIGNED_IN },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED", fields });
  });
});

it.each([10, 100])("a page of %d notifications takes two calls, with their devices", async (size) => {
  const rows = Array.from({ length: size }, (_, index) => notification(index + 1));
  platform.on("GET notification/list", () => rows);
  platform.on("GET client", () =>
    rows.map(({ id }) => ({ id, guid: `guid-${id}`, metaData: { locationName: `Cesta ${id}` } })),
  );
  const { data, errors } = await ask(
    gateway,
    `{ notifications(first: ${size}) { nodes { event time since client { name } deliveries { channel state attempts lastDate reason } } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(platform.calls).toHaveLength(2);
  const { nodes } = (data as { notifications: { nodes: unknown[] } }).notifications;
  expect(nodes).toHaveLength(size);
  expect(nodes[0]).toEqual({
    event: "SILENT",
    time: 100,
    since: 40,
    client: { name: "Cesta 1" },
    deliveries: [{ channel: "WEBHOOK", state: "FAILED", attempts: 8, lastDate: 90, reason: "NO_ANSWER" }],
  });
});

it("what befell a valve has a name of its own", async () => {
  const events = ["valveFlows", "valveDry", "valveObeys"];
  platform.on("GET notification/list", () =>
    events.map((event, index) => notification(index + 1, { event })),
  );
  const { data } = await ask(gateway, "{ notifications(first: 3) { nodes { event } } }", {
    headers: SIGNED_IN,
  });
  expect(data).toEqual({
    notifications: { nodes: [{ event: "VALVE_FLOWS" }, { event: "VALVE_DRY" }, { event: "VALVE_OBEYS" }] },
  });
});

it("a test and a new secret are asked for as they are", async () => {
  platform.on("POST notification/test", (_request, reply) =>
    reply.code(201).send(notification(3, { event: "test", clientId: null, since: null })),
  );
  platform.on("POST notification/secret", (_request, reply) =>
    reply.code(201).send({ secret: "wh_abc", secretDate: 5 }),
  );
  const test = await ask(
    gateway,
    'mutation { sendTestNotification(input: { idempotencyKey: "a-test-of-mine" }) { notification { event client { id } } } }',
    { headers: SIGNED_IN },
  );
  expect(test.data).toEqual({ sendTestNotification: { notification: { event: "TEST", client: null } } });
  expect(platform.requests[0]?.headers["idempotency-key"]).toBe("a-test-of-mine");
  const renewed = await ask(gateway, "mutation { renewWebhookSecret(input: {}) { secret secretDate } }", {
    headers: SIGNED_IN,
  });
  expect(renewed.data).toEqual({ renewWebhookSecret: { secret: "wh_abc", secretDate: 5 } });
});
