import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { createClient } from "graphql-ws";
import pg from "pg";
import { openAsItIs } from "../../platform/src/db/database.js";
import { MIGRATION_NAMES, migrate } from "../../platform/src/db/migrate.js";
import { ADMIN, USER } from "../support/fleet.js";
import { makeLabeller } from "../support/labeller.js";
import { PlatformApi } from "../support/platformApi.js";
import { addUser } from "../support/users.js";
import { canRun, DEVICES, PORTAL, prepareSite, ROOT, type Site } from "./production/site.js";
import { type Senders, type SentDevice, Traffic } from "./production/traffic.js";
import { until } from "./production/until.js";

const OLDER_SCHEMA = "013-staged-rollouts";
const RESTART_WITHIN_MS = 10_000;
/** For each device, in each test under load. */
const ENOUGH_BATCHES = 20;
/** Of some thousand, in four restarts. */
const POSTS_CUT_OFF_AT_MOST = 4;
const MB = 1024 * 1024;
const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

const runs = (await canRun()) ? describe : describe.skip;

runs("the production set-up", () => {
  let site: Site;
  let admin: PlatformApi;
  let devices: SentDevice[];
  let sessionId: string;

  beforeAll(async () => {
    site = await prepareSite();
  }, 60_000);
  afterEach(() => Traffic.stopAll());
  afterAll(() => site?.close(), 120_000);

  async function sql<R extends pg.QueryResultRow>(text: string, database?: string): Promise<R[]> {
    const client = new pg.Client(site.databaseUrl(database));
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function counts(database?: string): Promise<Record<string, number>> {
    const tables = await sql<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
      database,
    );
    const parts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
    const rows = await sql<{ name: string; count: number }>(parts.join(" union all "), database);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }

  async function graphql<T>(query: string, headers: Record<string, string> = {}): Promise<T> {
    const { status, body } = await site.https.json(PORTAL, "/graphql", { query }, headers);
    const answer = JSON.parse(body.toString()) as { data: T; errors?: unknown };
    if (status !== 200 || answer.errors) throw new Error(`${status} ${body.toString()}`);
    return answer.data;
  }

  const sendBatch = (device: SentDevice, batchId: string, from: number) =>
    site.https.json(
      DEVICES,
      "/device/measurements",
      { batchId, from, to: from + 60, readings: [{ timestamp: from + 5, speed: 44 }] },
      { authorization: `ApiKey ${device.apiKey}` },
    );

  async function addDevice(name: string, groupId: number): Promise<SentDevice> {
    const { id, apiKey } = await admin.post<SentDevice>("/client", {
      metaData: { locationName: name, speedLimit: 50 },
    });
    await admin.post("/client/assignTo", { groupId, clientId: id });
    return { id, apiKey };
  }

  it("brings an older database up to date once, though both platforms start at the same moment", async () => {
    await sql("create database obcestje", "postgres");
    const db = openAsItIs({ DATABASE_URL: site.databaseUrl(), DATA_DIR: "" });
    await migrate(db, OLDER_SCHEMA).finally(() => db.destroy());
    await sql(`insert into user_group (name, meta_data, time_zone, create_date)
               values ('Občina od prej', '{"groupType":"speed"}', 'Europe/Ljubljana', 1790000000)`);
    await sql(`insert into audit_log (time, who, request_id, call, target, result)
               select 1790000000 + n, 'script', 'r' || n, 'PATCH /client', '{"ids":{"clientId":' || n || '}}', 'done'
               from generate_series(1, 500) n`);
    await Promise.all(site.platforms.map((platform) => platform.start()));
    const migrations = await sql<{ name: string }>("select name from kysely_migration order by name");
    expect(migrations.map(({ name }) => name)).toEqual(MIGRATION_NAMES);
    const counted = await counts();
    expect([counted.audit_client, counted.user_group, counted.user_account]).toEqual([500, 1, 1]);
  }, 60_000);

  it("starts everything else by its units, and people sign in over TLS", async () => {
    await site.renderer.start();
    await Promise.all(site.gateways.map((gateway) => gateway.start()));
    await site.startNginx();

    admin = await PlatformApi.signIn(site.platformUrls[0] ?? "", ADMIN);
    const { id: groupId } = await admin.post<{ id: number }>("/group", {
      name: "Občina Žiri",
      metaData: { groupType: "speed" },
    });
    await addUser(admin, USER, groupId);
    devices = await Promise.all(
      ["Prva", "Druga", "Tretja", "Četrta"].map((name) => addDevice(name, groupId)),
    );

    const moved = await site.redirectOf(PORTAL, "/overview?a=b");
    expect(moved).toEqual([301, `https://${PORTAL}/overview?a=b`]);
    const page = await site.https.ask(PORTAL, "/overview", { headers: { accept: "text/html" } });
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain("<!doctype html>");
    // Once each: Node joins duplicates.
    expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d+; includeSubDomains$/);
    expect(page.headers["x-content-type-options"]).toBe("nosniff");

    const signIn = `mutation { signIn(input: { email: "${USER.email}", password: "${USER.password}" }) { sessionId } }`;
    const answer = await site.https.json(
      PORTAL,
      "/graphql",
      { query: signIn },
      { origin: `https://${PORTAL}` },
    );
    sessionId = (JSON.parse(answer.body.toString()) as { data: { signIn: { sessionId: string } } }).data
      .signIn.sessionId;
    const [cookie = ""] = answer.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^__Host-sessionId=[^;]+;/);
    expect(cookie.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Path=/", "SameSite=Lax", "Secure"]);
    const own = { cookie: cookie.split(";")[0] ?? "", origin: `https://${PORTAL}` };
    expect((await graphql<{ clients: unknown[] }>("{ clients { id } }", own)).clients).toHaveLength(4);
  }, 120_000);

  it("serves one session by both gateways and both platforms, which see each other's changes at once", async () => {
    const session = { "x-session-id": await PlatformApi.sessionOf(site.platformUrls[0] ?? "", ADMIN) };
    const ask = async (gatewayUrl: string | undefined, query: string) => {
      const answer = await fetch(`${gatewayUrl}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...session },
        body: JSON.stringify({ query }),
      });
      return ((await answer.json()) as { data: Record<string, unknown> }).data;
    };
    const [one, other] = site.gatewayUrls;
    const { groups } = (await ask(one, "{ groups { id } }")) as { groups: { id: string }[] };
    const id = groups[0]?.id;
    for (let index = 0; index < 10; index += 1) {
      const name = `Občina ${index}`;
      const [writer, reader] = index % 2 ? [one, other] : [other, one];
      await ask(
        writer,
        `mutation { updateGroup(input: { id: "${id}", name: "${name}" }) { group { name } } }`,
      );
      expect(await ask(reader, `{ group(id: "${id}") { name } }`)).toEqual({ group: { name } });
    }
  }, 60_000);

  it("brings each session to one gateway, by header or cookie, so that it can follow its changes; all of them to both", async () => {
    const before = site.requests().length;
    for (let round = 0; round < 12; round += 1) {
      const session = await PlatformApi.sessionOf(site.platformUrls[0] ?? "", ADMIN);
      const shown: Record<string, string>[] = [
        { "x-session-id": session },
        { cookie: `a=b; __Host-sessionId=${session}` },
      ];
      const key = `followed-${round}`;
      const query = `subscription { bulkProgress(idempotencyKey: "${key}") { finished } }`;
      const headers = { ...shown[round % 2], origin: `https://${PORTAL}` };
      const told = site.https.firstPart(
        PORTAL,
        `/graphql?query=${encodeURIComponent(query)}`,
        { ...headers, accept: "text/event-stream" },
        '"finished":true',
      );
      const input = `{ clientIds: ["${devices[0]?.id}"], visionType: VISION_BIKE, idempotencyKey: "${key}" }`;
      await graphql(`mutation { updateClients(input: ${input}) { done failed } }`, headers);
      expect((await told.answer).status).toBe(200);
    }
    await until(() => site.requests().length >= before + 24);
    const upstreams = site
      .requests()
      .slice(before)
      .map(({ upstream }) => `http://${upstream}`);
    expect([...new Set(upstreams)].sort()).toEqual([...site.gatewayUrls].sort());
  }, 60_000);

  it("tells a subscriber over WSS of a batch that any platform took in", async () => {
    const heard: string[] = [];
    const client = createClient({
      url: "wss://portal/graphql",
      webSocketImpl: site.https.socketOf(PORTAL, { "x-session-id": sessionId }),
    });
    await new Promise<void>((resolve, reject) => {
      client.on("connected", () => resolve());
      client.subscribe<{ clientMeasurement: { clientId: string; from: number } }>(
        { query: "subscription { clientMeasurement { clientId from } }" },
        {
          next: ({ data }) =>
            heard.push(`${data?.clientMeasurement.clientId} ${data?.clientMeasurement.from}`),
          error: reject,
          complete: () => undefined,
        },
      );
    });
    const [device] = devices;
    if (!device) throw new Error("no device");
    const begin = now() - 2 * HOUR;
    for (const [index, url] of site.platformUrls.entries()) {
      const from = begin + index * 60;
      const batch = {
        batchId: `by ${index}`,
        from,
        to: from + 60,
        readings: [{ timestamp: from + 5, speed: 44 }],
      };
      await PlatformApi.device(url, device.apiKey).post("/device/measurements", batch);
    }
    expect((await sendBatch(device, "by nginx", begin + 600)).status).toBe(200);
    await until(() =>
      [begin, begin + 60, begin + 600].every((from) => heard.includes(`${device.id} ${from}`)),
    );
    await client.dispose();
  }, 30_000);

  it("streams events as they come, through nginx", async () => {
    const [device] = devices;
    if (!device) throw new Error("no device");
    const from = now() - 3 * HOUR;
    const query = encodeURIComponent("subscription { clientMeasurement { from } }");
    const headers = { "x-session-id": sessionId, accept: "text/event-stream" };
    const told = site.https.firstPart(PORTAL, `/graphql?query=${query}`, headers, `"from":${from}`);
    await until(async () => {
      await sendBatch(device, "for events", from);
      return told.isDone();
    });
    expect((await told.answer).headers["content-type"]).toMatch(/^text\/event-stream/);
  }, 30_000);

  async function sendFirmware(bytes: number, headers: Record<string, string>) {
    const form = new FormData();
    form.set("version", "9.9.2");
    form.set("metadata", JSON.stringify({ hardwareType: "K200DISP_FALCON", description: "prevelika" }));
    form.set("file", new Blob([Buffer.alloc(bytes)]), "f.bin");
    const { status, body } = await site.https.form(PORTAL, "/firmware", form, headers);
    return { status, error: (JSON.parse(body.toString()) as { error: unknown }).error };
  }

  it("takes firmware and films, and gives them back whole or in parts", async () => {
    const adminSession = await PlatformApi.sessionOf(site.platformUrls[0] ?? "", ADMIN);
    const headers = { "x-session-id": adminSession };
    const firmware = Buffer.alloc(32 * MB, "firmware ");
    const form = new FormData();
    form.set("version", "9.9.1");
    form.set("metadata", JSON.stringify({ hardwareType: "K200DISP_FALCON", description: "velika" }));
    form.set("file", new Blob([firmware]), "f.bin");
    const uploaded = await site.https.form(PORTAL, "/firmware", form, headers);
    expect([uploaded.status, uploaded.body.toString()]).toEqual([201, expect.stringContaining("9.9.1")]);
    const { id: firmwareId } = JSON.parse(uploaded.body.toString()) as { id: number };
    const [device] = devices;
    if (!device) throw new Error("no device");
    await admin.post("/firmware/assign", { id: Number(firmwareId), clients: [device.id], force: true });
    const file = await site.https.ask(DEVICES, "/device/firmware/file", {
      headers: { authorization: `ApiKey ${device.apiKey}` },
    });
    expect([file.status, sha256(file.body)]).toEqual([200, sha256(firmware)]);

    const film = Buffer.alloc(190 * MB, "film of a road ");
    film.write("ftyp", 4);
    const filmForm = new FormData();
    filmForm.set("title", "Kidričeva cesta");
    filmForm.set("recordedDate", String(now() - 86_400));
    filmForm.set("frameRate", "15");
    filmForm.set("file", new Blob([film], { type: "video/mp4" }), "film.mp4");
    const taken = await site.https.form(PORTAL, "/stetje/video/upload", filmForm, headers);
    expect([taken.status, taken.body.toString().slice(0, 300)]).toEqual([201, expect.any(String)]);
    const { id } = JSON.parse(taken.body.toString()) as { id: string };
    await makeLabeller(admin, USER);
    const path = `/stetje/video/file?id=${id}`;
    const labeller = { "x-session-id": sessionId };
    const part = await site.https.ask(PORTAL, path, { headers: { ...labeller, range: "bytes=1000-1999" } });
    expect([part.status, part.body.equals(film.subarray(1000, 2000))]).toEqual([206, true]);
    const whole = await site.https.ask(PORTAL, path, { headers: labeller });
    expect([whole.status, sha256(whole.body)]).toEqual([200, sha256(film)]);

    // Above the firmware's own limit the platform refuses; above the form's limit nginx does, before it forwards it.
    const refusals = await Promise.all([32.5, 36].map((size) => sendFirmware(size * MB, headers)));
    expect(refusals).toEqual([
      { status: 413, error: expect.objectContaining({ code: "PAYLOAD_TOO_LARGE" }) },
      { status: 413, error: expect.objectContaining({ code: "PAYLOAD_TOO_LARGE" }) },
    ]);
    // Also just above the gateway's own limit, each time.
    for (const size of [2 * MB, ...Array.from({ length: 20 }, () => 1_000_100)]) {
      const large = await site.https.json(PORTAL, "/graphql", { query: " ".repeat(size) }, headers);
      expect([large.status, JSON.parse(large.body.toString())]).toEqual([
        413,
        {
          errors: [expect.objectContaining({ extensions: { code: "PAYLOAD_TOO_LARGE", retryable: false } })],
        },
      ]);
    }
  }, 180_000);

  it("prints a report", async () => {
    const [device] = devices;
    const path = `/pdf/report?clientId=${device?.id}&startTimestamp=${now() - 4 * HOUR}&endTimestamp=${now()}`;
    const { status, body } = await site.https.ask(PORTAL, path, { headers: { "x-session-id": sessionId } });
    expect([status, body.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  }, 120_000);

  it("shows the world neither metrics nor the platforms' REST", async () => {
    const key = { authorization: `ApiKey ${devices[0]?.apiKey}`, "x-session-id": sessionId };
    for (const path of [
      "/metrics",
      "//metrics",
      "/%6detrics",
      "/./metrics",
      "/healthz",
      "/readyz",
      "/metrics?a",
    ])
      expect([path, (await site.https.ask(PORTAL, path)).status]).toEqual([path, 404]);
    for (const path of [
      "/client/list",
      "/user/login",
      "/metrics",
      "/device/../client/list",
      "/device/%2e%2e/metrics",
      "/events",
      "/",
    ])
      expect([path, (await site.https.ask(DEVICES, path, { headers: key })).status]).toEqual([path, 404]);
    expect((await site.https.ask(DEVICES, "/device/firmware", { headers: key })).status).toBe(200);
    expect((await site.https.ask(DEVICES, "/device/config")).status).toBe(401);
  }, 30_000);

  it("has every metric that an alert looks at", async () => {
    const urls = [...site.gatewayUrls, ...site.platformUrls, site.rendererUrl];
    const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
    const there = new Set([...texts.join("\n").matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const rules = readFileSync(join(ROOT, "deploy/prometheus/alerts.yml"), "utf8");
    const named = [...rules.matchAll(/\b(platform|gateway|renderer|nodejs|process)_[a-z0-9_]+/g)].map(
      ([name]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter((name) => !there.has(name) && !there.has(name.replace(/_count$/, "")));
    expect(missing.filter((name) => !name.endsWith("request_seconds_count"))).toEqual([]);
    expect([there.has("platform_request_seconds"), there.has("gateway_request_seconds")]).toEqual([
      true,
      true,
    ]);
  }, 30_000);

  it("loses nothing while one process after the other is stopped and started", async () => {
    const traffic = new Traffic(site, sessionId, devices);
    const { queries, senders, subscribers } = traffic;
    await until(() => subscribers.heard > 20 && queries.answered > 50);
    const ends: unknown[] = [];
    for (const service of [...site.gateways, ...site.platforms]) {
      ends.push(await service.stop());
      await service.start();
    }
    const [heard, answered] = [subscribers.heard, queries.answered];
    await until(
      () =>
        subscribers.heard > heard + 50 && queries.answered > answered + 50 && senders.fewest > ENOUGH_BATCHES,
    );
    await traffic.stop();
    process.stdout.write(
      `rolling: ${queries.answered} queries, failed ${JSON.stringify(queries.failures)}; ` +
        `${[...senders.acknowledged.values()].flat().length} batches, tried again ${senders.tries.length}; ` +
        `subscribers came back in ${subscribers.absences.map(Math.round).join(", ")} ms\n`,
    );
    expect(ends).toEqual([0, 0, 0, 0]);
    expect(queries.failures.filter((failure) => !failure.startsWith("POST 502"))).toEqual([]);
    // Requests that the system accepted for a process that never took them: nginx repeats no POST, as it may be a change.
    expect(queries.failures.length).toBeLessThanOrEqual(POSTS_CUT_OFF_AT_MOST);
    await expectStored(senders);
    expect(subscribers.absences.length).toBeGreaterThan(0);
    expect(Math.max(...subscribers.absences)).toBeLessThan(RESTART_WITHIN_MS);
  }, 180_000);

  async function expectStored(senders: Senders): Promise<void> {
    const rows = await sql<{ client: number; batch: string }>(
      "select client_id as client, batch_id as batch from reading_batch",
    );
    const stored = new Set(rows.map(({ client, batch }) => `${client} ${batch}`));
    expect(stored.size).toBe(rows.length);
    for (const [id, batches] of senders.acknowledged) {
      expect(batches.length).toBeGreaterThan(ENOUGH_BATCHES);
      expect(batches.filter((batch) => !stored.has(`${id} ${batch}`))).toEqual([]);
    }
  }

  it("serves on when a gateway and a platform are killed", async () => {
    const [gateway, platform] = [site.gateways[0], site.platforms[0]];
    const traffic = new Traffic(site, sessionId, devices);
    const { queries, senders, subscribers } = traffic;
    await until(() => subscribers.heard > 20 && queries.answered > 50);
    await Promise.all([gateway?.kill(), platform?.kill()]);
    const [heard, answered] = [subscribers.heard, queries.answered];
    await until(
      () =>
        subscribers.heard > heard + 100 &&
        queries.answered > answered + 100 &&
        senders.fewest > ENOUGH_BATCHES,
    );
    await traffic.stop();
    process.stdout.write(`killed: ${queries.answered} queries, failed ${JSON.stringify(queries.failures)}\n`);
    // A POST that a killed gateway had begun may be repeated only by the caller.
    expect(queries.failures.filter((failure) => !failure.startsWith("POST"))).toEqual([]);
    expect(queries.failures.length).toBeLessThan(8);
    await expectStored(senders);
    expect(Math.max(0, ...subscribers.absences)).toBeLessThan(RESTART_WITHIN_MS);
    await Promise.all([gateway?.start(), platform?.start()]);
  }, 120_000);

  it("backs up by its unit, removes what is too old, and is restored whole", async () => {
    const folder = join(site.folder, "backups");
    const old = join(folder, "obcestje-2020-01-01T00-00-00Z.dump");
    writeFileSync(old, "old");
    utimesSync(old, 1_577_836_800, 1_577_836_800);
    const before = await counts();
    expect([await site.backup.run(), site.backup.output()]).toEqual([
      0,
      expect.stringContaining("Backed up to"),
    ]);
    const [file, ...more] = readdirSync(folder);
    expect([file, more]).toEqual([expect.stringMatching(/^obcestje-.*\.dump$/), []]);
    const { text } = await fetch(`${site.platformUrls[1]}/metrics`).then(async (answer) => ({
      text: await answer.text(),
    }));
    const [, made] = /platform_last_backup_timestamp_seconds\{outcome="done"\} (\d+)/.exec(text) ?? [];
    expect(now() - Number(made)).toBeLessThan(120);

    await sql("create database restored", "postgres");
    execFileSync(process.execPath, [join(ROOT, "platform/dist/cli/restore.js"), join(folder, file ?? "")], {
      cwd: site.folder,
      env: { PATH: process.env.PATH, DATABASE_URL: site.databaseUrl("restored") },
    });
    expect(await counts("restored")).toEqual(before);
  }, 120_000);

  it("lets nobody escape the limit of sign-ins by a forged address", async () => {
    let refused = 0;
    for (let index = 0; index < 32; index += 1) {
      const query = `mutation { signIn(input: { email: "guess${index}@test.si", password: "wrong password" }) { sessionId } }`;
      const forged = {
        "x-forwarded-for": `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        "x-real-ip": "203.0.113.1",
      };
      const { body } = await site.https.json(PORTAL, "/graphql", { query }, forged);
      if (body.toString().includes("RATE_LIMITED")) refused += 1;
    }
    expect(refused).toBe(2);
    const addresses = await sql<{ address: string }>("select distinct address from login_failure");
    expect(addresses).toEqual([{ address: "127.0.0.1" }]);
    await sql("delete from login_failure");
  }, 60_000);
});

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
