import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { addClient, addUser } from "../../platform/test/devices.js";
import { makeTenants, type Tenants } from "../../platform/test/tenants.js";
import { type Headers, TestPlatform } from "../../platform/test/testPlatform.js";
import { prepareGrownSite } from "../support/grownSite.js";
import { buildGateway, gatewayEnv } from "../support/parts.js";
import { prepareSmallSite } from "../support/site.js";
import { makeWebFolder } from "../support/webFolder.js";
import type { Caller } from "./callers.js";

/**
 * Marks that show whose data are in an answer: those of the tenants "own" and "foreign", and of a second client
 * of "own", which the keys of the first one don't open.
 */
export const MARKS = { own: "ajdovina", foreign: "bukovina", sibling: "cerovina" } as const;

/**
 * A real gateway in front of a real platform with two tenants, and all callers. If `TEST_SITE` is "grown",
 * there are two of each, which take turns.
 */
export interface World {
  platform: TestPlatform;
  platformUrl: string;
  /** The gateways that take turns; one on a small site. */
  gateways: FastifyInstance[];
  /** Sends a request to the gateway, without a network. */
  inject: (asked: InjectOptions) => Promise<LightMyRequestResponse>;
  gatewayUrl: string;
  tenants: Tenants;
  headersOf: Record<Caller, Headers>;
  /** Calls that the platform got, in order; tests empty it. */
  calls: string[];
  close: () => Promise<void>;
}

/** Mails wait in the outbox: nothing sends them here. */
const MAIL = {
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "portal@example.si",
  PORTAL_URL: "https://portal.si",
};

/** @param settings of the gateway, besides the usual */
export async function makeWorld(settings: Record<string, string> = {}): Promise<World> {
  const platform = await TestPlatform.start(undefined, MAIL);
  const tenants = await makeTenants(platform);
  await markTenants(platform, tenants);
  await addSibling(platform, tenants);
  await addCommon(platform, tenants);
  const key = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", tenants.own.headers, {
    clientId: tenants.own.client.id,
    viewOnly: false,
  });
  const site =
    process.env.TEST_SITE === "grown" ? await prepareGrownSite(platform.database) : await prepareSmallSite();
  const platforms = await Promise.all(
    site.platformPorts.map((_port, index) =>
      index === 0 ? platform : TestPlatform.start(platform.database, MAIL, undefined, platform.clock),
    ),
  );
  const calls: string[] = [];
  for (const { app } of platforms)
    app.server.on("request", ({ method, url }) => calls.push(`${method} ${url}`));
  await listenAll(
    platforms.map(({ app }) => app),
    site.platformPorts,
  );
  const env = gatewayEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PLATFORM_URL: site.platformUrl,
    // Nobody listens there: a report gets as far as the renderer.
    RENDERER_URL: "http://127.0.0.1:9",
    WEB_DIR: makeWebFolder(platform.folder),
    TILE_URL: "",
    ...site.gatewaySettings,
    ...settings,
  });
  const gateways = await Promise.all(
    site.gatewayPorts.map(() => buildGateway(env, () => platform.clock.now)),
  );
  await listenAll(gateways, site.gatewayPorts);
  let turn = 0;
  return {
    platform,
    platformUrl: site.platformUrl,
    gateways,
    inject: (asked) => oneOf(gateways, turn++).inject(asked),
    gatewayUrl: site.portalUrl,
    tenants,
    headersOf: {
      ...tenants.headersOf,
      "full key of the client": { authorization: `ApiKey ${key.apikey.key}` },
    },
    calls,
    close: async () => {
      await Promise.all(gateways.map((one) => one.close()));
      await Promise.all(platforms.slice(1).map(({ app }) => app.close()));
      await platform.stop();
      await site.remove();
    },
  };
}

function oneOf<T>(all: readonly T[], turn: number): T {
  const one = all[turn % all.length];
  if (one === undefined) throw new Error("There is none.");
  return one;
}

async function listenAll(servers: readonly FastifyInstance[], ports: readonly number[]): Promise<void> {
  await Promise.all(servers.map((server, index) => server.listen({ port: ports[index], host: "127.0.0.1" })));
}

/** Puts marks into the names of each tenant's data, to recognise them anywhere. */
async function markTenants(platform: TestPlatform, { own, foreign, headersOf }: Tenants): Promise<void> {
  for (const { tenant, mark } of [
    { tenant: own, mark: MARKS.own },
    { tenant: foreign, mark: MARKS.foreign },
  ]) {
    const { groupId, ids, client } = tenant;
    const change = (method: "PATCH" | "POST", path: string, headers: Headers, body: object) =>
      platform.ok(method, path, headers, body);
    await change("PATCH", "/group", headersOf.admin, { id: groupId, name: `Group ${mark}` });
    await change("POST", "/client/metaData", headersOf.admin, {
      clientId: client.id,
      metaData: { locationName: `Place ${mark}`, notes: `Notes ${mark}`, serialNumber: `SN-${mark}` },
    });
    await change("PATCH", "/zalivalnik/bundle", headersOf.admin, {
      id: ids.bundleId,
      name: `Bundle ${mark}`,
      clients: [client.id],
    });
    await change("PATCH", "/report-schedule", tenant.headers, {
      id: ids.reportScheduleId,
      name: `Report ${mark}`,
      recipients: [`${mark}@example.si`],
    });
    await change("POST", "/apikey", tenant.headers, {
      clientId: client.id,
      name: `Key ${mark}`,
      viewOnly: true,
    });
    await change("POST", "/action", headersOf.admin, {
      clientId: client.id,
      data: { actionType: `Action ${mark}` },
    });
    await change("POST", "/device/status", client.device, {
      timestamp: platform.clock.now,
      battery: 12,
      alarms: [`Alarm ${mark}`],
      firmwareVersion: `fw-${mark}`,
    });
  }
}

async function addSibling(platform: TestPlatform, { own, headersOf }: Tenants): Promise<void> {
  const { id: clientId } = await addClient(platform, headersOf.admin, own.groupId);
  const mark = MARKS.sibling;
  const metaData = { locationName: `Place ${mark}`, notes: `Notes ${mark}` };
  await platform.ok("POST", "/client/metaData", headersOf.admin, { clientId, metaData });
  await platform.ok("POST", "/apikey", own.headers, { clientId, name: `Key ${mark}`, viewOnly: true });
  await platform.ok("POST", "/action", headersOf.admin, { clientId, data: { actionType: `Action ${mark}` } });
  const schedule = { interval: "week", cron: "0 6 * * 1", recipients: [`${mark}@example.si`] };
  const name = `Report ${mark}`;
  await platform.ok("POST", "/report-schedule", own.headers, {
    name,
    clientIds: [clientId],
    ...schedule,
  });
  await platform.ok("POST", "/zalivalnik/bundle", headersOf.admin, {
    groupId: own.groupId,
    name: `Bundle ${mark}`,
    clients: [clientId],
  });
  await addUser(platform, headersOf.admin, `colleague-${MARKS.own}@example.si`, own.groupId);
}

/** A client of both groups, with data of each tenant on it. */
async function addCommon(platform: TestPlatform, { own, foreign, headersOf }: Tenants): Promise<void> {
  const { id: clientId } = await addClient(platform, headersOf.admin, own.groupId);
  await platform.ok("POST", "/client/assignTo", headersOf.admin, { groupId: foreign.groupId, clientId });
  const bundle = { groupId: own.groupId, name: `Bundle of ${MARKS.own}`, clients: [clientId] };
  await platform.ok("POST", "/zalivalnik/bundle", headersOf.admin, bundle);
  for (const { tenant, mark } of [
    { tenant: own, mark: MARKS.own },
    { tenant: foreign, mark: MARKS.foreign },
  ]) {
    const { headers } = tenant;
    await platform.ok("POST", "/action", headers, { clientId, data: { actionType: "restart" } });
    const data = { cfgID: "KB0", BasicConfig: { displayDisable: tenant === own ? 1 : 0 } };
    await platform.ok("POST", "/config/assign", headers, { clientId, data });
    await platform.ok("POST", "/apikey", headers, { clientId, name: `Key ${mark}`, viewOnly: true });
    const schedule = { interval: "week", cron: "0 6 * * 1", recipients: [`${mark}@example.si`] };
    await platform.ok("POST", "/report-schedule", headers, {
      name: `Report ${mark}`,
      clientIds: [clientId],
      ...schedule,
    });
  }
}
