import { once } from "node:events";
import http, { type ClientRequest, type IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type RawPlatform, startRawPlatform } from "./rawPlatform.js";

let platform: RawPlatform;
let gateway: FastifyInstance;
let url: string;

beforeEach(async () => {
  platform = await startRawPlatform();
  gateway = await buildGateway(platform.url, { PUBLIC_URL: "https://portal.example" });
  url = await gateway.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const FIRMWARE = {
  id: 3,
  version: "4.3.0",
  metaData: { hardwareType: "K200DISP_FALCON", description: "nova" },
  sha256: "ab",
  size: 5,
  createDate: 1_790_000_000,
};
const FORM = { "content-type": "multipart/form-data; boundary=x" };
const MB = 1024 * 1024;

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Begins an upload whose sending the test controls. */
function begin(headers: Record<string, string | number> = {}): ClientRequest {
  const request = http.request(`${url}/firmware`, {
    method: "POST",
    // As browsers set it: otherwise the answer waits for the body's end.
    headers: { ...SIGNED_IN, ...FORM, connection: "keep-alive", ...headers },
    agent: false,
  });
  // A refused request may be cut off while it is still being sent.
  request.on("error", () => undefined);
  return request;
}

async function answerTo(request: ClientRequest) {
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(await bodyOf(answer)) };
}

describe("an upload", () => {
  it("reaches the platform byte for byte, in the caller's name", async () => {
    let received = "";
    platform.answer(async (request, response) => {
      received = await bodyOf(request);
      response.writeHead(201, { "set-cookie": "other=1" }).end(JSON.stringify(FIRMWARE));
    });
    const request = begin({ "content-length": 5, "x-request-id": "request-0001" });
    const answer = answerTo(request);
    request.end("bytes");
    expect(await answer).toMatchObject({
      status: 201,
      headers: { "cache-control": "no-store", "x-request-id": "request-0001" },
      body: {
        id: "3",
        version: "4.3.0",
        hardwareType: "K200DISP_FALCON",
        description: "nova",
        sha256: "ab",
        size: 5,
        createDate: 1_790_000_000,
      },
    });
    expect((await answer).headers).not.toHaveProperty("set-cookie");
    expect(received).toBe("bytes");
    expect(platform.requests[0]).toMatchObject({
      method: "POST",
      url: "/firmware",
      headers: { ...SIGNED_IN, ...FORM, "content-length": "5", "x-request-id": "request-0001" },
    });
  });

  it("is on its way before the sender has finished", async () => {
    const arrived = new Promise<string>((resolve) => {
      platform.answer((request, response) => {
        request.once("data", (first: Buffer) => resolve(first.toString()));
        request.once("end", () => response.writeHead(201).end(JSON.stringify(FIRMWARE)));
      });
    });
    const request = begin();
    const answer = answerTo(request);
    request.write("first");
    expect(await arrived).toBe("first");
    request.end("last");
    expect((await answer).status).toBe(201);
  });

  it("is let go when the sender leaves", async () => {
    const stopped = new Promise<void>((resolve) => {
      platform.answer((request) => {
        request.once("close", resolve);
        request.once("data", () => leaver.destroy());
      });
    });
    const leaver = begin();
    leaver.write("first");
    await stopped;
  });
});

describe("what is refused", () => {
  it.each([
    [403, "FORBIDDEN"],
    [409, "CONFLICT"],
    [422, "VALIDATION_FAILED"],
  ])("by the platform with %i is told while the rest is still being sent", async (status, code) => {
    platform.answer((_request, response) => response.writeHead(status).end("{}"));
    const request = begin();
    request.write("first");
    expect(await answerTo(request)).toMatchObject({ status, body: { error: { code } } });
    request.end(Buffer.alloc(MB));
  });

  it("is a body that says that it is too large, before any call", async () => {
    const request = begin({ "content-length": 34 * MB });
    request.write("first");
    expect(await answerTo(request)).toMatchObject({
      status: 413,
      body: { error: { code: "PAYLOAD_TOO_LARGE" } },
    });
    expect(platform.requests).toEqual([]);
    request.destroy();
  });

  it("is a body that grows too large, and the platform gets no whole form", async () => {
    const broken = new Promise<boolean>((resolve) => {
      platform.answer((request) => {
        request.resume();
        request.once("close", () => resolve(!request.complete));
      });
    });
    const request = begin();
    const answer = answerTo(request);
    request.write("first");
    request.end(Buffer.alloc(40 * MB));
    expect(await answer).toMatchObject({ status: 413, body: { error: { code: "PAYLOAD_TOO_LARGE" } } });
    expect(await broken).toBe(true);
  });

  it("is a sender who goes on and on", async () => {
    const request = begin({ connection: "close" });
    const cut = new Promise((resolve) => request.once("close", resolve));
    const more = () => {
      while (request.write(Buffer.alloc(MB)));
    };
    request.on("drain", more);
    more();
    await cut;
  });

  it("is a guest, and what is no form", async () => {
    const guest = await fetch(`${url}/firmware`, { method: "POST", body: new FormData() });
    expect([guest.status, (await guest.json()).error.code]).toEqual([401, "UNAUTHENTICATED"]);
    const json = await fetch(`${url}/firmware`, {
      method: "POST",
      headers: { ...SIGNED_IN, "content-type": "application/json" },
      body: "{}",
    });
    expect([json.status, (await json.json()).error.code]).toEqual([400, "BAD_USER_INPUT"]);
    expect(platform.requests).toEqual([]);
  });

  it("is a platform that does not answer", async () => {
    await platform.close();
    const request = begin();
    request.write("first");
    expect(await answerTo(request)).toMatchObject({
      status: 503,
      body: { error: { code: "UPSTREAM_UNAVAILABLE" } },
    });
    request.destroy();
    platform = await startRawPlatform();
  });
});

describe("a page with a person's cookie", () => {
  const COOKIE = { cookie: "__Host-sessionId=s1" };
  const OWN = "https://portal.example";

  async function statusOf(headers: Record<string, string>): Promise<number> {
    platform.answer(async (request, response) => {
      await bodyOf(request);
      response.writeHead(201).end(JSON.stringify(FIRMWARE));
    });
    const answer = await fetch(`${url}/firmware`, {
      method: "POST",
      headers: { ...FORM, ...headers },
      body: "x",
    });
    return answer.status;
  }

  it.each([
    [201, { "sec-fetch-site": "same-origin", origin: OWN }],
    [201, { origin: OWN }],
    [201, { "sec-fetch-site": "same-origin" }],
    [403, { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    [403, { "sec-fetch-site": "same-site", origin: "https://other.portal.example" }],
    [403, { origin: "https://evil.example" }],
    [403, { origin: "null" }],
    [403, {}],
  ])("is answered %i with %j", async (status, headers) => {
    expect(await statusOf({ ...COOKIE, ...headers } as Record<string, string>)).toBe(status);
    expect(platform.requests).toHaveLength(status === 201 ? 1 : 0);
  });

  it("is not asked for it where a header says who uploads", async () => {
    expect(await statusOf({ "x-session-id": "s1" })).toBe(201);
    expect(await statusOf({ authorization: "ApiKey k1" })).toBe(201);
  });
});

describe("an upload of records", () => {
  const answer = { id: 7, clientId: 1, state: "uploaded", progress: 0, fileName: "a.csv" };

  it("names its device", async () => {
    platform.answer(async (request, response) => {
      await bodyOf(request);
      response.writeHead(201).end(JSON.stringify(answer));
    });
    const sent = await fetch(`${url}/import?clientId=1`, {
      method: "POST",
      headers: { ...SIGNED_IN, ...FORM },
      body: "x",
    });
    expect(sent.status).toBe(201);
    expect(await sent.json()).toMatchObject({ id: "7", state: "UPLOADED", fileName: "a.csv" });
    expect(platform.requests[0]).toMatchObject({ method: "POST", url: "/import?clientId=1" });
  });

  it("is refused where it names none, or more than 1 GB", async () => {
    const none = await fetch(`${url}/import`, {
      method: "POST",
      headers: { ...SIGNED_IN, ...FORM },
      body: "x",
    });
    expect([none.status, (await none.json()).error.code]).toEqual([400, "BAD_USER_INPUT"]);
    const large = http.request(`${url}/import?clientId=1`, {
      method: "POST",
      headers: { ...SIGNED_IN, ...FORM, connection: "keep-alive", "content-length": 1026 * MB },
      agent: false,
    });
    large.on("error", () => undefined);
    large.write("first");
    expect(await answerTo(large)).toMatchObject({ status: 413 });
    expect(platform.requests).toEqual([]);
    large.destroy();
  });
});
