import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fieldFault } from "@obcestje/contract/faults.js";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { groupJson, NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { startRawPlatform } from "./rawPlatform.js";

/** Enough of a PNG to be recognised as one. */
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").toString("base64");
const CREST = { groupId: 1, width: 600, height: 200, setDate: 1_790_000_000, png: PNG };
const QUESTION = "{ group(id: 1) { name crest { picture width height setDate } } }";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET group/list", () => [groupJson(1)]);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (question: string) => ask(gateway, question, { headers: SIGNED_IN });

describe("a group's crest", () => {
  it("comes as an address that a page may show", async () => {
    let query: unknown;
    platform.on("GET group/crest", (request) => {
      query = request.query;
      return CREST;
    });
    expect((await asked(QUESTION)).data?.group).toMatchObject({
      crest: {
        picture: `data:image/png;base64,${PNG}`,
        width: 600,
        height: 200,
        setDate: 1_790_000_000,
      },
    });
    expect(query).toEqual({ groupId: "1" });
  });

  it("is null where there is none", async () => {
    platform.on("GET group/crest", (_request, reply) => reply.code(404).send({}));
    expect(await asked(QUESTION)).toMatchObject({
      data: { group: { name: "Občina 1", crest: null } },
      errors: undefined,
    });
  });

  it.each([
    ["a page", Buffer.from("<svg onload=alert(1)>").toString("base64")],
    ["an address's end", `${PNG}"><script>`],
    ["nothing", null],
  ])("is never shown of %s that a platform tells in its place", async (_what, png) => {
    platform.on("GET group/crest", () => ({ ...CREST, png }));
    const { data, errors } = await asked(QUESTION);
    expect(data?.group).toMatchObject({ name: "Občina 1", crest: null });
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_INVALID_RESPONSE" } }]);
  });

  it("is not asked of a platform that keeps none", async () => {
    const plain = await startPlatformDouble(0, NOTHING);
    const before = await buildGateway(plain.url);
    plain.on("GET user/session", () => ({ user: { id: 2, email: "u@b.si", admin: true }, group: null }));
    plain.on("GET group/list", () => [groupJson(1)]);
    const { data, errors } = await ask(before, QUESTION, { headers: SIGNED_IN });
    expect([data?.group, errors]).toMatchObject([{ crest: null }, undefined]);
    expect(plain.calls).not.toContain("GET group/crest");
    await before.close();
    await plain.close();
  });

  it("is removed, and the group told as it is then", async () => {
    let crest: object | null = CREST;
    let ifMatch: unknown;
    platform.on("GET group/crest", (_request, reply) => crest ?? reply.code(404).send({}));
    platform.on("DELETE group/crest", (request, reply) => {
      ifMatch = request.headers["if-match"];
      crest = null;
      return reply.code(204).send();
    });
    const { data } = await asked(
      'mutation { removeGroupCrest(input: { groupId: "1", ifMatch: "seen" }) { group { id crest { width } } } }',
    );
    expect(data).toEqual({ removeGroupCrest: { group: { id: "1", crest: null } } });
    expect(ifMatch).toBe('"seen"');
  });
});

describe("an upload", () => {
  const send = (query: string, file: string, to = gateway, more: Record<string, string> = {}) =>
    to.inject({
      method: "POST",
      url: `/group/crest${query}`,
      headers: { ...SIGNED_IN, "content-type": "multipart/form-data; boundary=x", ...more },
      payload: file,
    });

  it("reaches the platform, and tells whose crest was taken in", async () => {
    const raw = await startRawPlatform();
    const { png: _png, ...taken } = CREST;
    raw.answer((request, response) => {
      request.resume();
      response.writeHead(201).end(JSON.stringify(taken));
    });
    const before = await buildGateway(raw.url);
    const answer = await send("?groupId=1", "picture", before);
    expect([answer.statusCode, answer.json()]).toEqual([201, { groupId: "1", width: 600, height: 200 }]);
    expect(raw.requests.map(({ url }) => url)).toEqual(["/group/crest?groupId=1"]);
    await before.close();
    await raw.close();
  });

  it("is held to the crest that its sender saw, and says so where there is another by now", async () => {
    const fields = [fieldFault("If-Match", "NOT_CURRENT")];
    const raw = await startRawPlatform();
    raw.answer((request, response) => {
      request.resume();
      response
        .writeHead(412)
        .end(JSON.stringify({ error: { code: "PRECONDITION_FAILED", message: "No.", details: { fields } } }));
    });
    const before = await buildGateway(raw.url);
    const answer = await send("?groupId=1", "picture", before, { "if-match": '"seen"' });
    expect([answer.statusCode, answer.json().error]).toMatchObject([409, { code: "CONFLICT", fields }]);
    expect(raw.requests.map(({ headers }) => headers["if-match"])).toEqual(['"seen"']);
    await before.close();
    await raw.close();
  });

  it("says what the platform finds wrong with the file", async () => {
    const fields = [fieldFault("file", "TOO_MANY_PIXELS", { max: 25 })];
    const raw = await startRawPlatform();
    raw.answer((request, response) => {
      request.resume();
      response.writeHead(422).end(JSON.stringify({ error: { message: "No.", details: { fields } } }));
    });
    const before = await buildGateway(raw.url);
    const answer = await send("?groupId=1", "picture", before);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
    await before.close();
    await raw.close();
  });

  it("is refused without a group, and where it is too large", async () => {
    expect((await send("", "picture")).statusCode).toBe(400);
    expect((await send("?groupId=1", "p".repeat(3 * 1024 * 1024))).json().error).toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: "A crest has 2 MB at most.",
    });
    expect(platform.calls).not.toContain("POST group/crest");
  });
});
