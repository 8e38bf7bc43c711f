import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type PlatformProcess, startProcess } from "../../test/process.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ENGINE, newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { ADMIN } from "../../test/testPlatform.js";
import { DatabaseSync } from "../db/sqlite/driver.js";

const DAY = 86_400;
/** A batch covers half a day. */
const HALF = DAY / 2;
const READINGS_A_BATCH = 10_000;
const BATCHES = 40;
const READINGS = READINGS_A_BATCH * BATCHES;
const END = Math.floor(Date.now() / 1000 / DAY) * DAY;
const START = END - BATCHES * HALF;

/** A platform in its own process, with and without threads: downloads as a browser makes them. */
describe.each(["0", "1"])("with %s threads", (threads) => {
  let database: TestDatabase;
  let platform: PlatformProcess;
  let headers: Record<string, string>;
  let query: string;

  beforeAll(async () => {
    database = await newTestDatabase();
    const { DATA_DIR, DATABASE_URL } = database;
    platform = await startProcess({ DATA_DIR, DATABASE_URL, WORKER_THREADS: threads });
    await platform.ready;
    const { sessionId } = await post<{ sessionId: string }>("/user/login", ADMIN);
    headers = { "x-session-id": sessionId };
    const { id, apiKey } = await post<{ id: number; apiKey: string }>("/client", {});
    query = `clientId=${id}&startTimestamp=${START}&endTimestamp=${END}`;
    const device = { authorization: `ApiKey ${apiKey}` };
    for (let index = 0; index < BATCHES; index += 1) {
      const from = START + index * HALF;
      const readings = Array.from({ length: READINGS_A_BATCH }, (_, second) => ({
        timestamp: from + second * 4,
        speed: 30 + (second % 50),
        length: 4.2,
      }));
      await post("/device/measurements", { batchId: `${index}`, from, to: from + HALF, readings }, device);
    }
  }, 60_000);
  afterAll(async () => {
    platform.process.kill("SIGTERM");
    expect(await platform.exit).toBe(0);
    await database.drop();
  });

  async function post<T>(path: string, body: object, more: Record<string, string> = headers): Promise<T> {
    const answer = await fetch(`${platform.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...more },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeLessThan(300);
    return answer.json() as Promise<T>;
  }

  async function get(path: string, more: Record<string, string> = {}): Promise<IncomingMessage> {
    const request = http.get(`${platform.url}${path}`, { headers: { ...headers, ...more }, agent: false });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    return answer;
  }

  const bytesOf = async (answer: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  async function busy(): Promise<number> {
    const text = (await bytesOf(await get("/metrics"))).toString();
    return Number(/^platform_reports_busy (\d+)$/m.exec(text)?.[1]);
  }

  it("sends all readings, packed or not", async () => {
    const plain = await bytesOf(await get(`/export/raw.csv?${query}`));
    expect(plain.toString().split("\r\n")).toHaveLength(READINGS + 2);
    const packed = await get(`/export/raw.csv?${query}`, { "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(await bytesOf(packed)).equals(plain)).toBe(true);
  });

  it("sends workbooks and statistics", async () => {
    const { sheets } = readWorkbook(await bytesOf(await get(`/export/report.xlsx?${query}`)));
    expect(sheets.map(({ name }) => name)).toContain("Dnevi");
    const statistics = JSON.parse((await bytesOf(await get(`/measurement?${query}`))).toString());
    expect(statistics).toMatchObject({ total_vehicles: READINGS, max_speed: 79 });
    const summary = JSON.parse((await bytesOf(await get(`/measurement/summary?${query}`))).toString());
    expect(summary).toMatchObject([{ total_vehicles: READINGS }]);
  });

  it("refuses before a file begins, as JSON", async () => {
    const answer = await get(`/export/raw.csv?${query.replace(/clientId=\d+/, "clientId=99999")}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-disposition"]).toBeUndefined();
    expect(JSON.parse((await bytesOf(answer)).toString())).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  it.each(["raw.csv", "report.xlsx"])("stops making %s when whoever asked for it goes away", async (file) => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`/export/${file}?${query}`)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      answer.destroy();
    }
    let left = await busy();
    for (let tries = 0; tries < 200 && left > 0; tries += 1) left = await busy();
    expect(left).toBe(0);
  });

  it("waits for a slow reader", async () => {
    const answer = await get(`/export/raw.csv?${query}`);
    await once(answer, "readable");
    expect(await busy()).toBe(1);
    expect((await bytesOf(answer)).toString().split("\r\n")).toHaveLength(READINGS + 2);
    expect(await busy()).toBe(0);
  });

  (ENGINE === "sqlite" ? it : it.skip)("never ends a broken file as if it were whole", async () => {
    const file = new DatabaseSync(join(database.DATA_DIR, "platform.db"));
    file.exec(
      "PRAGMA busy_timeout = 5000; UPDATE reading_batch SET data = zeroblob(3) WHERE batch_id = '39'",
    );
    file.close();
    const answer = await get(`/export/raw.csv?${query}`);
    expect(answer.statusCode).toBe(200);
    await expect(bytesOf(answer)).rejects.toThrow("aborted");
    const packed = await get(`/export/raw.csv?${query}`, { "accept-encoding": "gzip" });
    await expect(bytesOf(packed)).rejects.toThrow("aborted");
    expect(await busy()).toBe(0);
  });
});
