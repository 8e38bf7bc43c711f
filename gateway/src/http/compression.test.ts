import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { compressAnswers } from "./compression.js";

const LONG = JSON.stringify({ names: Array.from({ length: 200 }, (_, index) => `Škofja Loka ${index}`) });

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  compressAnswers(app);
  app.get("/long", (_request, reply) =>
    reply.type("application/json").header("etag", '"1"').header("vary", "Origin").send(LONG),
  );
  app.get("/short", async () => "short");
  app.get("/stream", (_request, reply) => reply.type("text/csv").send(Readable.from([LONG])));
  app.get("/packed", (_request, reply) => reply.header("content-encoding", "zstd").send(LONG));
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.1, gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
])("answers who accepts %s by %s", async (accepted, encoding) => {
  const { headers, rawPayload } = await get("/long", accepted);
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    vary: "Origin, Accept-Encoding",
    etag: 'W/"1"',
  });
  expect(headers["content-length"]).toBe(String(rawPayload.length));
  const text = (encoding === "br" ? brotliDecompressSync : gunzipSync)(rawPayload).toString();
  expect(text).toBe(LONG);
  expect(rawPayload.length).toBeLessThan(LONG.length / 3);
});

it.each([undefined, "", "identity", "deflate", "gzip;q=0, br;q=0"])(
  "answers who accepts %j as it is",
  async (accepted) => {
    const { headers, body } = await get("/long", accepted);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers).toMatchObject({ etag: '"1"', vary: "Origin, Accept-Encoding" });
    expect(body).toBe(LONG);
  },
);

it.each(["/short", "/stream"])("leaves %s as it is", async (url) => {
  const { headers } = await get(url, "gzip, br");
  expect(headers["content-encoding"]).toBeUndefined();
});

it("leaves alone what is packed already", async () => {
  const { headers, body } = await get("/packed", "gzip, br");
  expect(headers["content-encoding"]).toBe("zstd");
  expect(body).toBe(LONG);
});
