import http from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { contentOf } from "../../test/content.js";
import { addClient, type TestClient } from "../../test/devices.js";
import { listen } from "../../test/listen.js";
import { multipart } from "../../test/multipart.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let port: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  client = await addClient(platform, admin);
  port = await listen(platform);
});
afterAll(() => platform.stop());

interface Sent {
  status: number;
  code?: string;
}

/**
 * Sends a body in chunks, without its length. Even if it is refused early, the connection takes everything.
 */
function sendChunks(path: string, headers: Headers, body: Iterable<Buffer | string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, path, method: "POST", headers, agent: false });
    request.on("response", async (answer) => {
      let text = "";
      for await (const chunk of answer.setEncoding("utf8")) text += chunk;
      const { error } = JSON.parse(text) as { error?: { code: string } };
      resolve({ status: answer.statusCode ?? 0, ...(error ? { code: error.code } : {}) });
      source.unpipe(request);
      request.destroy();
    });
    request.on("error", reject);
    const source = Readable.from(body);
    source.pipe(request);
  });
}

const batch = {
  batchId: "b",
  from: START - 60,
  to: START,
  readings: [{ timestamp: START - 5, speed: 40 }],
};
const asJson = { "content-type": "application/json" };

/** A batch of this many readings, in pieces. */
function* rows(count: number): Generator<string> {
  yield `{"batchId":"huge","from":${START - 60},"to":${START},"readings":[`;
  for (let index = 0; index < count; index += 1_000)
    yield `${index > 0 ? "," : ""}${Array(1_000)
      .fill(`{"timestamp":${START - 5},"speed":40}`)
      .join(",")}`;
  yield "]}";
}

/** Expects this refusal of a call, and that it stores nothing. */
async function expectRefused(sent: () => Promise<Sent>, refusal: Sent): Promise<void> {
  const withoutNotes = async () => ({
    ...(await contentOf(platform.database)),
    audit_log: "",
    audit_client: "",
    audit_tag: "",
  });
  const before = await withoutNotes();
  expect(await sent()).toEqual(refusal);
  expect(await withoutNotes()).toEqual(before);
}

it("takes a body whose length nobody says", async () => {
  const chunks = JSON.stringify(batch).match(/.{1,7}/g) ?? [];
  expect(await sendChunks("/device/measurements", { ...client.device, ...asJson }, chunks)).toEqual({
    status: 200,
  });
});

it("refuses a million readings in one batch, said or unsaid how long it is", async () => {
  const headers = { ...client.device, ...asJson };
  const refusal = { status: 413, code: "PAYLOAD_TOO_LARGE" };
  await expectRefused(() => sendChunks("/device/measurements", headers, rows(1_000_000)), refusal);
  const length = [...rows(1_000_000)].reduce((sum, piece) => sum + piece.length, 0);
  const told = { ...headers, "content-length": String(length) };
  await expectRefused(() => sendChunks("/device/measurements", told, rows(1_000_000)), refusal);
});

it("refuses a note of a megabyte by its field", async () => {
  const metaData = { notes: "č".repeat(500_000) };
  const answer = await platform.call("POST", "/client/metaData", admin, { clientId: client.id, metaData });
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { details: { fields: [{ path: "metaData.notes" }] } } },
  });
});

it("refuses a firmware that grows too large on its way", async () => {
  const { payload, type } = multipart({
    version: "9",
    metadata: JSON.stringify({ hardwareType: "K200DISP_AMG" }),
    file: Buffer.alloc(33 * 1024 * 1024, 7),
  });
  const chunks = Array.from({ length: Math.ceil(payload.length / 65_536) }, (_, index) =>
    payload.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const headers = { ...admin, "content-type": type };
  await expectRefused(() => sendChunks("/firmware", headers, chunks), {
    status: 413,
    code: "PAYLOAD_TOO_LARGE",
  });
}, 60_000);

it("unpacks nothing: a packed body is refused, however small it is packed", async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000, " "));
  expect(bomb.length).toBeLessThan(200_000);
  for (const packed of [bomb, gzipSync(JSON.stringify({ ...batch, batchId: "packed" }))])
    for (const encoding of ["gzip", "identity"]) {
      const headers = { ...client.device, ...asJson, "content-encoding": encoding };
      await expectRefused(() => sendChunks("/device/measurements", headers, [packed]), {
        status: 400,
        code: "BAD_REQUEST",
      });
    }
});
