/**
 * GET /client/list of 1,000 clients with states and about 2 kB of metadata each, against the bare query's rows as JSON from a
 * server that does nothing else: both in this process, over HTTP, interleaved in one run. Prints medians and the ratio;
 * asserts nothing about time.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http, { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openReadOnly } from "../platform/src/db/database.js";
import type { Db } from "../platform/src/db/tables.js";
import { readEnv } from "../platform/src/env.js";
import { buildServer } from "../platform/src/server.js";

const CLIENTS = 1000;
const ROUNDS = 40;
const WARM_UP = 10;
const ADMIN = { email: "bench@example.si", password: "a password of the bench" };

/** As for signs in the field: names, notes, and the display's configuration and texts. */
function metaDataOf(index: number): Record<string, unknown> {
  const text = (name: string) => ({
    name,
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    layout: "B",
    texts: ["VOZI", "POČASI"].map((line) => ({
      text: line,
      horizAlignment: "center",
      vertAlignment: "top",
      font: 8,
    })),
  });
  return {
    locationName: `Škofja Loka, Kidričeva cesta ${index}`,
    locationAddress: `Kidričeva cesta ${index}, 4220 Škofja Loka`,
    serialNumber: `KB0-${index}`,
    notes: "Drog pri šoli; ključ pri hišniku. Baterija zamenjana spomladi, sončna celica očiščena.",
    markerPosition: { lat: 46.16 + index / 10_000, lng: 14.3 + index / 10_000 },
    measureDistance: 50,
    speedLimit: 50,
    speedingBlink: true,
    displayConfiguration: {
      type: 2,
      slots: ["overLeft", "overRight", "underLeft", "underRight"].map((slot) => ({
        slot,
        textType: 1,
        textId: 3,
      })),
    },
    customTexts: ["Šola", "Otroci", "Hvala", "Počasi", "Radar", "Prehod"].map(text),
  };
}

/**
 * Sends one request.
 * @returns the answer's body
 */
async function get(port: number, path: string, headers: Record<string, string>): Promise<Buffer> {
  const request = http.get({ host: "127.0.0.1", port, path, headers, agent });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  if (answer.statusCode !== 200) throw new Error(Buffer.concat(chunks).toString());
  return Buffer.concat(chunks);
}

/** The rows that a list needs, without any processing. */
function bareRows(db: Db) {
  return db
    .selectFrom("client")
    .leftJoin("client_state", "client_state.client_id", "client.id")
    .selectAll()
    .orderBy("client.id")
    .execute();
}

const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

const agent = new http.Agent({ keepAlive: true });
const folder = mkdtempSync(join(tmpdir(), "bench-clients-"));
const env = readEnv({
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
  BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
  BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
});
const app = await buildServer(env);
const call = async <T>(url: string, body: object, headers: Record<string, string>): Promise<T> => {
  const answer = await app.inject({ method: "POST", url, headers, payload: body });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.body === "" ? (undefined as T) : answer.json<T>();
};
const { sessionId } = await call<{ sessionId: string }>("/user/login", ADMIN, {});
const headers = { "x-session-id": sessionId };
const now = Math.floor(Date.now() / 1000);
for (let index = 0; index < CLIENTS; index += 1) {
  const metaData = metaDataOf(index);
  const { apiKey } = await call<{ apiKey: string }>("/client", { metaData }, headers);
  const status = {
    timestamp: now,
    battery: 12.4,
    rssi: -71,
    firmwareVersion: "2.1.7",
    configName: "KB0",
    hwType: "KB0-4",
    alarms: index % 20 === 0 ? ["Nizka napetost"] : [],
    reported: { temperature: 21.5, uptime: 86_400 },
  };
  await call("/device/status", status, { authorization: `ApiKey ${apiKey}` });
}
await app.listen({ host: "127.0.0.1", port: 0 });
const db = openReadOnly(env);
const bare = createServer((_request, answer) => {
  bareRows(db).then((rows) => answer.end(JSON.stringify(rows)));
}).listen(0, "127.0.0.1");
await once(bare, "listening");
try {
  const list = () => get(portOf(app.server), "/client/list", headers);
  const rows = () => get(portOf(bare), "/", {});
  const times = { list: [] as number[], rows: [] as number[] };
  const sizes = { list: (await list()).length, rows: (await rows()).length };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [name, work] of [
      ["list", list],
      ["rows", rows],
    ] as const) {
      const begun = performance.now();
      await work();
      if (round >= WARM_UP) times[name].push(performance.now() - begun);
    }
  }
  const [ours, anchor] = [median(times.list), median(times.rows)];
  console.log(
    `${CLIENTS} clients, ${(sizes.list / 1e6).toFixed(2)} MB: GET /client/list ${ours.toFixed(1)} ms, the bare rows as JSON ${anchor.toFixed(1)} ms (${(sizes.rows / 1e6).toFixed(2)} MB), ratio ${(ours / anchor).toFixed(2)}`,
  );
} finally {
  agent.destroy();
  bare.close();
  await db.destroy();
  await app.close();
  rmSync(folder, { recursive: true });
}
