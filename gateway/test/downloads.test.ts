import { createHash } from "node:crypto";
import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type RawPlatform, startRawPlatform } from "./rawPlatform.js";

let platform: RawPlatform;
let gateway: FastifyInstance;
let url: string;

/** @returns the lines of its log, which grows */
async function startGateway(settings: Record<string, string> = {}): Promise<string[]> {
  const logged: string[] = [];
  gateway = await buildGateway(platform.url, settings, undefined, { write: (line) => logged.push(line) });
  url = await gateway.listen({ port: 0, host: "127.0.0.1" });
  return logged;
}

beforeEach(async () => {
  platform = await startRawPlatform();
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const CSV = { "content-type": "text/csv; charset=utf-8" };
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const PERIOD = "clientId=7&startTimestamp=1790000000&endTimestamp=1790086400";
const address = (file = "raw.csv", query = PERIOD) => `${url}/export/${file}?${query}`;
const download = (file?: string, headers: Record<string, string> = SIGNED_IN) =>
  fetch(address(file), { headers });

/** Starts a download whose reading the test controls. */
async function open(file?: string): Promise<IncomingMessage> {
  const request = http.get(address(file), { headers: SIGNED_IN, agent: false });
  const [answer] = await once(request, "response");
  return answer as IncomingMessage;
}

describe("a file", () => {
  beforeEach(async () => {
    await startGateway();
  });

  it("comes byte for byte, with what describes it and nothing else", async () => {
    const bytes = gzipSync("čas;hitrost\r\n1;50\r\n");
    platform.answer((_request, response) =>
      response
        .writeHead(200, {
          ...CSV,
          "content-encoding": "gzip",
          "content-length": bytes.length,
          "content-disposition": 'attachment; filename="raw.csv"',
          vary: "accept-encoding",
          "set-cookie": "sessionId=other",
          "x-powered-by": "secret",
          "cache-control": "public, max-age=60",
        })
        .end(bytes),
    );
    const request = http.get(address(), {
      headers: { ...SIGNED_IN, "accept-encoding": "gzip, br" },
      agent: false,
    });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      ...CSV,
      "content-encoding": "gzip",
      "content-length": String(bytes.length),
      "content-disposition": 'attachment; filename="raw.csv"',
      vary: "accept-encoding",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": platform.requests[0]?.headers["x-request-id"],
    });
    expect(answer.headers).not.toHaveProperty("set-cookie");
    expect(answer.headers).not.toHaveProperty("x-powered-by");
    expect(platform.requests[0]?.headers["accept-encoding"]).toBe("gzip, br");
  });

  it.each([
    ["daily.csv", CSV["content-type"]],
    ["results.csv", "text/csv"],
    ["length-incoming.csv", "text/csv"],
    ["length-outgoing.csv", "text/csv"],
    ["length-total.csv", "text/csv"],
    ["classification.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["report.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("%s is asked for in the caller's name", async (file, type) => {
    platform.answer((_request, response) => response.writeHead(200, { "content-type": type }).end("x"));
    const answer = await download(file, { authorization: "ApiKey full-key", "x-group-id": "4" });
    expect([answer.status, await answer.text()]).toEqual([200, "x"]);
    expect(platform.requests[0]).toMatchObject({
      url: `/export/${file}?${PERIOD}`,
      headers: { authorization: "ApiKey full-key", "x-group-id": "4" },
    });
  });

  it.each([
    ["", ""],
    ["&lang=sl", ""],
    ["&lang=en", "&lang=en"],
  ])("is asked for in a language (%s)", async (asked, passedOn) => {
    platform.answer((_request, response) => response.writeHead(200, CSV).end("x"));
    const answer = await fetch(address("daily.csv", PERIOD + asked), { headers: SIGNED_IN });
    expect([answer.status, await answer.text()]).toEqual([200, "x"]);
    expect(platform.requests[0]?.url).toBe(`/export/daily.csv?${PERIOD}${passedOn}`);
  });

  it("is asked for as if another limit had been in force, where it has figures over the limit", async () => {
    await gateway.close();
    await startGateway({ PLATFORM_FEATURES: "+exports,+limit-history" });
    platform.answer((_request, response) => response.writeHead(200, { "content-type": XLSX }).end("x"));
    const asked = (file: string, limit: string) =>
      fetch(address(file, `${PERIOD}&asIfLimit=${limit}`), { headers: SIGNED_IN });
    expect((await asked("report.xlsx", "30")).status).toBe(200);
    for (const [file, limit] of [
      ["daily.csv", "30"],
      ["report.xlsx", "0"],
      ["report.xlsx", "fast"],
    ] as const) {
      const refused = await asked(file, limit);
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { error: { code: "BAD_USER_INPUT", fields: [{ path: "asIfLimit" }] } },
      ]);
    }
    expect(platform.requests.map(({ url: path }) => path)).toEqual([
      `/export/report.xlsx?${PERIOD}&speedLimit=30`,
    ]);
  });

  it("is asked for with another gap of free flow, where it has such figures", async () => {
    await gateway.close();
    await startGateway({ PLATFORM_FEATURES: "+exports,+traffic-figures" });
    platform.answer((_request, response) => response.writeHead(200, { "content-type": XLSX }).end("x"));
    const asked = (file: string, gap: string) =>
      fetch(address(file, `${PERIOD}&gap=${gap}`), { headers: SIGNED_IN });
    expect((await asked("report.xlsx", "4")).status).toBe(200);
    for (const [file, gap, fault] of [
      ["daily.csv", "4", "NOT_WITH"],
      ["report.xlsx", "2", "TOO_SMALL"],
      ["report.xlsx", "11", "TOO_LARGE"],
      ["report.xlsx", "4.5", "NOT_INTEGER"],
      ["report.xlsx", "", "NOT_INTEGER"],
    ] as const) {
      const refused = await asked(file, gap);
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { error: { code: "BAD_USER_INPUT", fields: [{ path: "gap", fault }] } },
      ]);
    }
    expect(platform.requests.map(({ url: path }) => path)).toEqual([`/export/report.xlsx?${PERIOD}&gap=4`]);
  });

  it("may be empty", async () => {
    platform.answer((_request, response) => response.writeHead(200, CSV).end());
    const answer = await download();
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  it("is described by HEAD, which lets the platform stop", async () => {
    const stopped = new Promise<void>((resolve) => {
      platform.answer((_request, response) => {
        response.once("close", resolve);
        response.writeHead(200, { ...CSV, "content-disposition": "attachment" }).write("first;row\r\n");
      });
    });
    const answer = await fetch(address(), { method: "HEAD", headers: SIGNED_IN });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe("attachment");
    await stopped;
  });

  it("is let go when the reader leaves", async () => {
    const stopped = new Promise<void>((resolve) => {
      platform.answer((_request, response) => {
        response.once("close", resolve);
        response.writeHead(200, CSV).write("first;row\r\n");
      });
    });
    (await open()).destroy();
    await stopped;
  });
});

describe("what is refused", () => {
  beforeEach(async () => {
    await startGateway();
  });

  it("is a guest, before any call", async () => {
    const answer = await download("raw.csv", {});
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(platform.requests).toEqual([]);
  });

  it.each([
    ["startTimestamp=1&endTimestamp=2", "clientId"],
    ["clientId=1&clientId=2&startTimestamp=1&endTimestamp=2", "clientId"],
    ["clientId=1,2&startTimestamp=1&endTimestamp=2", "clientId"],
    ["clientId=1&startTimestamp=-1&endTimestamp=2", "startTimestamp"],
    ["clientId=1&startTimestamp=1", "endTimestamp"],
    ["clientId=1&startTimestamp=1&endTimestamp=1e3", "endTimestamp"],
    ["clientId=1&startTimestamp=2&endTimestamp=2", "endTimestamp"],
    ["clientId=1&startTimestamp=1&endTimestamp=2&lang=de", "lang"],
    ["clientId=1&startTimestamp=1&endTimestamp=2&lang=en&lang=sl", "lang"],
  ])("is the query %s", async (query, path) => {
    const answer = await fetch(address("raw.csv", query), { headers: SIGNED_IN });
    const { error } = await answer.json();
    expect([answer.status, error.code, error.fields[0].path]).toEqual([400, "BAD_USER_INPUT", path]);
    expect(platform.requests).toEqual([]);
  });

  it.each([
    [404, 404, "NOT_FOUND"],
    [403, 403, "FORBIDDEN"],
    [500, 502, "UPSTREAM_ERROR"],
    [503, 503, "UPSTREAM_UNAVAILABLE"],
    [302, 502, "UPSTREAM_INVALID_RESPONSE"],
  ])("the platform refuses with %i", async (answered, status, code) => {
    platform.answer((_request, response) =>
      response
        .writeHead(answered, { "content-type": "text/html", location: "http://inside/" })
        .end("<b>inside</b>"),
    );
    const answer = await download();
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).error.code]).toEqual([status, code]);
    expect(text).not.toContain("inside");
  });

  it("is shown to a person as a page", async () => {
    const answer = await download("raw.csv", { ...SIGNED_IN, accept: "text/html,*/*" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("is another thing than the file: a page never runs on our origin", async () => {
    platform.answer((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<script>alert(1)</script>"),
    );
    const answer = await download();
    expect([answer.status, (await answer.json()).error.code]).toEqual([502, "UPSTREAM_INVALID_RESPONSE"]);
  });
});

describe("what breaks", () => {
  it("before the first byte is an error", async () => {
    await startGateway();
    platform.answer((_request, response) => {
      response.writeHead(200, { ...CSV, "content-disposition": "attachment" });
      response.flushHeaders();
      setImmediate(() => response.destroy());
    });
    const answer = await download();
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, "UPSTREAM_UNAVAILABLE"]);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.has("content-disposition")).toBe(false);
  });

  it("after it breaks the connection", async () => {
    await startGateway();
    let breakOff = (): unknown => undefined;
    platform.answer((_request, response) => {
      breakOff = () => response.destroy();
      response.writeHead(200, CSV).write("first;row\r\n");
    });
    const whole = (await download()).text();
    breakOff();
    await expect(whole).rejects.toThrow();
  });

  it.each([
    ["the platform", "/export/raw.csv"],
    ["the reader", "/export/daily.csv"],
    ["silence", "/export/results.csv"],
  ])("through %s brings no key into the log", async (_who, path) => {
    const logged = await startGateway({ LOG_LEVEL: "info", STREAM_IDLE_MS: "100" });
    const ended = new Promise((resolve) => {
      platform.answer((request, response) => {
        response.once("close", resolve);
        response.writeHead(200, CSV).write("first;row\r\n");
        if (request.url?.startsWith("/export/raw.csv")) setImmediate(() => response.destroy());
      });
    });
    const answer = await open(path.replace("/export/", ""));
    answer.on("error", () => undefined).resume();
    if (path === "/export/daily.csv") answer.destroy();
    await ended;
    // The line is written once both sides are closed.
    await gateway.close();
    while (!logged.join("").includes(path)) await new Promise(setImmediate);
    expect(logged.join("")).not.toContain("session-1");
  });

  it("for want of the platform is an error at once", async () => {
    await startGateway();
    await platform.close();
    const answer = await download();
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, "UPSTREAM_UNAVAILABLE"]);
    platform = await startRawPlatform();
  });

  it("by silence ends; a slow reader is waited for", async () => {
    await startGateway({ STREAM_IDLE_MS: "100" });
    // More than the sockets in between can hold.
    const large = Buffer.alloc(64 * 1024 * 1024, "a");
    platform.answer((request, response) => {
      if (request.url?.startsWith("/export/daily.csv")) return;
      response.writeHead(200, CSV);
      if (request.url?.startsWith("/export/results.csv")) response.write("first;row\r\n");
      else response.end(large);
    });
    const slow = await open("raw.csv");
    const silent = await download("daily.csv");
    expect([silent.status, (await silent.json()).error.code]).toEqual([504, "UPSTREAM_TIMEOUT"]);
    await expect((await download("results.csv")).text()).rejects.toThrow();
    let size = 0;
    for await (const chunk of slow) size += (chunk as Buffer).length;
    expect(size).toBe(large.length);
  });

  it("is not what takes longer than a query may", async () => {
    await startGateway({ PLATFORM_TIMEOUT_MS: "50" });
    let finish = (): unknown => undefined;
    platform.answer((request, response) => {
      if (!request.url?.startsWith("/export/")) return;
      finish = () => response.end("last;row\r\n");
      response.writeHead(200, CSV).write("first;row\r\n");
    });
    const answer = await download();
    const late = await ask(gateway, "{ clients { id } }", { headers: SIGNED_IN });
    expect(late.errors?.[0]?.extensions.code).toBe("UPSTREAM_TIMEOUT");
    finish();
    expect(await answer.text()).toBe("first;row\r\nlast;row\r\n");
  });
});

it("passes 200 MB through with flat memory, no faster than the reader takes them", async () => {
  await startGateway();
  const MB = 1024 * 1024;
  const chunk = Buffer.alloc(MB / 4, "abcdefg");
  const hash = createHash("sha256");
  let sent = 0;
  platform.answer(async (_request, response) => {
    response.writeHead(200, CSV);
    while (sent < 200 * MB) {
      chunk.writeUInt32LE(sent);
      hash.update(chunk);
      sent += chunk.length;
      if (!response.write(Buffer.from(chunk))) await once(response, "drain");
    }
    response.end();
  });
  const answer = await open();

  // Nobody reads: the platform blocks once the sockets in between are full.
  const turn = promisify(setImmediate);
  for (let [turns, seen] = [0, 0]; turns < 10_000; turns += 1) {
    if (sent !== seen) [turns, seen] = [0, sent];
    await turn();
  }
  expect(sent).toBeLessThan(100 * MB);

  const held = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  const before = held();
  let most = before;
  const received = createHash("sha256");
  for await (const piece of answer) {
    received.update(piece as Buffer);
    most = Math.max(most, held());
  }
  expect(received.digest("hex")).toBe(hash.digest("hex"));
  expect(most - before).toBeLessThan(100 * MB);
});
