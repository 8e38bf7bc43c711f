import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type RawPlatform, startRawPlatform } from "./rawPlatform.js";

const MP4 = { "content-type": "video/mp4", "accept-ranges": "bytes", etag: '"sum"' };

let platform: RawPlatform;
let gateway: FastifyInstance;
let url: string;

beforeEach(async () => {
  platform = await startRawPlatform();
  gateway = await buildGateway(platform.url);
  url = await gateway.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const get = (path: string, headers: Record<string, string> = SIGNED_IN) =>
  fetch(`${url}${path}`, { headers });
const FILM = "/stetje/video/file?id=7";
const codeOf = async (response: Response) => (await response.json()).error?.code;

describe("a film", () => {
  it("comes whole, to be looked at and kept nowhere", async () => {
    platform.answer((_request, response) => response.writeHead(200, MP4).end("frames"));
    const answer = await get(FILM);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("frames");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...MP4,
      "content-disposition": "inline",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(platform.requests[0]?.url).toBe("/stetje/video/file?id=7");
    expect(platform.requests[0]?.headers).toMatchObject(SIGNED_IN);
  });

  it("comes in the range that is asked for", async () => {
    platform.answer((_request, response) =>
      response.writeHead(206, { ...MP4, "content-range": "bytes 2-3/6", "content-length": 2 }).end("am"),
    );
    const answer = await get(FILM, { ...SIGNED_IN, range: "bytes=2-3", "if-range": '"sum"' });
    expect([answer.status, answer.headers.get("content-range"), await answer.text()]).toEqual([
      206,
      "bytes 2-3/6",
      "am",
    ]);
    expect(platform.requests[0]?.headers).toMatchObject({ range: "bytes=2-3", "if-range": '"sum"' });
  });

  it("is nothing else than a film: no page runs on the portal's origin", async () => {
    platform.answer((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
    );
    expect(await codeOf(await get(FILM))).toBe("UPSTREAM_INVALID_RESPONSE");
  });

  it.each([
    ["/stetje/video/file", SIGNED_IN, 400, "BAD_USER_INPUT"],
    ["/stetje/video/file?id=1&id=2", SIGNED_IN, 400, "BAD_USER_INPUT"],
    ["/stetje/video/labels.csv?lang=de", SIGNED_IN, 400, "BAD_USER_INPUT"],
    [FILM, {}, 401, "UNAUTHENTICATED"],
    ["/stetje/video/labels.json", {}, 401, "UNAUTHENTICATED"],
  ] as const)("%s for %j is refused before any call", async (path, headers, status, code) => {
    const answer = await get(path, headers);
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
    expect(platform.requests).toEqual([]);
  });

  it("that is not the caller's is refused as the platform does", async () => {
    platform.answer((_request, response) => response.writeHead(403).end('{"error":{"code":"FORBIDDEN"}}'));
    const answer = await get(FILM);
    expect([answer.status, await codeOf(answer)]).toEqual([403, "FORBIDDEN"]);
  });
});

describe("labels", () => {
  it.each([
    ["labels.csv?id=7&lang=en", "text/csv; charset=utf-8", "id=7&lang=en"],
    ["labels.csv", "text/csv; charset=utf-8", ""],
    ["labels.json?lang=sl", "application/json", ""],
  ])("come as %s", async (file, type, query) => {
    platform.answer((_request, response) =>
      response
        .writeHead(200, { "content-type": type, "content-disposition": 'attachment; filename="labels"' })
        .end("labels"),
    );
    const answer = await get(`/stetje/video/${file}`);
    expect(await answer.text()).toBe("labels");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const asked = new URL(platform.requests[0]?.url ?? "", platform.url);
    expect([asked.pathname, asked.search.slice(1)]).toEqual([`/stetje/video/${file.split("?")[0]}`, query]);
  });
});

describe("an uploaded film", () => {
  const LISTED = { id: 7, url: FILM, title: "Križišče", fileSize: 6, frameRate: 15, createDate: 1 };
  const form = () => {
    const body = new FormData();
    body.set("frameRate", "15");
    body.set("file", new Blob(["frames"], { type: "video/mp4" }), "križišče.mp4");
    return body;
  };
  const post = (headers: Record<string, string>) =>
    fetch(`${url}/stetje/video/upload`, { method: "POST", headers, body: form() });

  it("goes on as it comes, and is told as the API tells it", async () => {
    let sent = "";
    platform.answer((request, response) => {
      request.on("data", (chunk) => {
        sent += String(chunk);
      });
      request.on("end", () => response.writeHead(201).end(JSON.stringify(LISTED)));
    });
    const answer = await post(SIGNED_IN);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ id: "7", title: "Križišče", fileSize: 6, checked: null });
    expect(sent).toContain("frames");
    expect(platform.requests[0]?.url).toBe("/stetje/video/upload");
  });

  it("is refused where it may be another site's doing", async () => {
    const answer = await post({ cookie: "sessionId=s-1", "sec-fetch-site": "cross-site" });
    expect(answer.status).toBe(403);
    expect(platform.requests).toEqual([]);
  });
});
