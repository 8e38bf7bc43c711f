import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const line = (font = 8, text = "Vozite počasi") => ({
  text,
  horizAlignment: "center",
  vertAlignment: "top",
  font,
});
const step = (overLimitBy: unknown, more: object = {}) => ({
  overLimitBy,
  layout: "A",
  texts: [line(12, "POČASI")],
  ...more,
});
const text = (more: object = {}) => ({
  name: "Šola",
  uuid: "0d9f8a1e-6a6f-4b7e-9b57-0f6a3a1d2c4b",
  layout: "A",
  texts: [line(12)],
  ...more,
});

interface Resource {
  id: number;
  data: unknown;
  metaData: unknown;
}

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let groupId: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  user = (await addUser(platform, admin, "ana@example.si", groupId)).headers;
});
afterAll(() => platform.stop());

const add = (data: unknown, bucket = "global_custom_texts", headers = admin) =>
  platform.call("POST", "/resource", headers, { bucket, data, metaData: '{"name":"Skupni"}' });
const added = async (data: unknown, bucket?: string): Promise<Resource> => {
  const answer = await add(data, bucket);
  expect(answer.status).toBe(201);
  return answer.body;
};

describe("resources", () => {
  it("are read by members one by one and by bucket, written by administrators", async () => {
    const one = await added(text());
    const penalty = await added({ steps: [step(1), step(11)] }, "speed_limit_penalty_program_config");
    expect(one).toMatchObject({ metaData: { name: "Skupni" }, createDate: START, changeDate: START });
    expect(await platform.ok("GET", `/resource?id=${one.id}`, user)).toEqual(one);
    expect(await platform.ok("GET", "/resource?bucket=global_custom_texts", user)).toEqual([one]);
    expect(await platform.ok("GET", "/resource/list", user)).toEqual([one, penalty]);
    expect(await platform.ok("GET", "/resource/list?bucket=hardware_configuration", user)).toEqual([]);
    expect((await add(text(), undefined, user)).status).toBe(403);
  });

  it("take data as an object, a list, or the text of one", async () => {
    expect((await added(JSON.stringify(text()))).data).toEqual(text());
    expect((await added([])).data).toEqual([]);
    expect((await added('[{"type":"K200"}]', "hardware_configuration")).data).toEqual([{ type: "K200" }]);
  });

  it("change data or metadata alone, by the rules of their bucket", async () => {
    const { id } = await added(text());
    const patch = (body: object) => platform.call("PATCH", "/resource", admin, { id, ...body });
    platform.clock.now = START + 5;
    expect((await patch({ metaData: { name: "Novi" } })).body).toMatchObject({
      data: text(),
      metaData: { name: "Novi" },
      changeDate: START + 5,
    });
    expect((await patch({ data: [text({ layout: "B", texts: [line(), line()] })] })).body).toMatchObject({
      data: [{ layout: "B" }],
      metaData: { name: "Novi" },
    });
    expect((await patch({ data: { any: 1 } })).status).toBe(400);
    platform.clock.now = START;
  });

  it("go by an id in the query or in the body", async () => {
    const [first, second] = [await added(text()), await added(text())];
    expect((await platform.call("DELETE", `/resource?id=${first.id}`, admin)).status).toBe(204);
    expect((await platform.call("DELETE", "/resource", admin, { id: second.id })).status).toBe(204);
    expect((await platform.call("DELETE", "/resource", admin, { id: second.id })).status).toBe(404);
    expect((await platform.call("DELETE", "/resource", admin)).status).toBe(400);
    expect((await platform.call("GET", `/resource?id=${first.id}`, user)).status).toBe(404);
  });
});

describe("a custom text", () => {
  it("may have a layout with one, two or three texts", async () => {
    const uuids = [1, 2, 3].map((index) => `0d9f8a1e-6a6f-4b7e-9b57-0f6a3a1d2c4${index}`);
    const layouts = [
      text({ uuid: uuids[0], texts: [line(8)] }),
      text({ uuid: uuids[1], layout: "B", texts: [line(), line()] }),
      text({ uuid: uuids[2], layout: "C", texts: [line(12), line(), line()] }),
    ];
    expect((await added(layouts)).data).toEqual(layouts);
  });

  it.each([
    ["text that is no JSON", "{", 422, "data"],
    ["a JSON number", "5", 422, "data"],
    ["no name", text({ name: "" }), 422, "data.name"],
    ["a missing uuid", text({ uuid: undefined }), 400, "data.uuid"],
    ["a uuid that is none", text({ uuid: "1" }), 422, "data.uuid"],
    ["a layout that is none", text({ layout: "D" }), 422, "data.layout"],
    ["too few texts", text({ layout: "B" }), 422, "data.texts"],
    ["too many texts", text({ texts: [line(), line()] }), 422, "data.texts"],
    ["a font that its layout has not", text({ texts: [line(16)] }), 422, "data.texts.0.font"],
    [
      "a large second text",
      text({ layout: "C", texts: [line(12), line(12), line()] }),
      422,
      "data.texts.1.font",
    ],
    ["a font as text", text({ texts: [{ ...line(), font: "8" }] }), 400, "data.texts.0.font"],
    [
      "a wrong alignment",
      [text({ texts: [{ ...line(), horizAlignment: "up" }] })],
      422,
      "data.0.texts.0.horizAlignment",
    ],
    ["one uuid twice", [text(), text({ name: "Vrtec" })], 422, "data.1.uuid"],
    ["too much", { x: "x".repeat(300_000) }, 422, "data"],
  ])("with %s is refused by name", async (_name, data, status, path) => {
    expect(await add(data)).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
  });
});

describe("a penalty program", () => {
  const penalty = (data: unknown) => add(data, "speed_limit_penalty_program_config");

  it("may have one to eight steps, each further above the limit, and what else is kept with it", async () => {
    const data = {
      note: "Naselje",
      steps: [1, 11, 21, 31, 41, 51, 61, 150].map((overLimitBy) => step(overLimitBy)),
    };
    expect((await penalty(data)).body).toMatchObject({ data });
    const lines = { layout: "C", texts: [line(12), line(), line()] };
    expect((await penalty({ steps: [step(3, lines)] })).status).toBe(201);
  });

  it.each([
    ["a list", [step(1)], 400, "data"],
    ["no steps", {}, 400, "data.steps"],
    ["none in them", { steps: [] }, 422, "data.steps"],
    ["too many", { steps: Array.from({ length: 9 }, (_, at) => step(at + 1)) }, 422, "data.steps"],
    ["a step at the limit", { steps: [step(0)] }, 422, "data.steps.0.overLimitBy"],
    ["a step too far above it", { steps: [step(151)] }, 422, "data.steps.0.overLimitBy"],
    ["a part of a km/h", { steps: [step(1.5)] }, 400, "data.steps.0.overLimitBy"],
    ["no speed", { steps: [step(undefined)] }, 400, "data.steps.0.overLimitBy"],
    ["the same speed twice", { steps: [step(5), step(5)] }, 422, "data.steps.1.overLimitBy"],
    ["a slower step after", { steps: [step(5), step(9), step(8)] }, 422, "data.steps.2.overLimitBy"],
    ["a layout that is none", { steps: [step(5, { layout: "D" })] }, 422, "data.steps.0.layout"],
    ["too few texts", { steps: [step(1), step(5, { layout: "B" })] }, 422, "data.steps.1.texts"],
    ["a font of no layout", { steps: [step(5, { texts: [line(24)] })] }, 422, "data.steps.0.texts.0.font"],
  ])("with %s is refused by name", async (_name, data, status, path) => {
    expect(await penalty(data)).toMatchObject({
      status,
      body: { error: { details: { fields: [{ path }] } } },
    });
  });
});

describe("static texts of signs", () => {
  const hardware = (data: unknown) => add(data, "hardware_configuration");
  const numbered = (...ids: unknown[]) => ({ staticTexts: ids.map((id) => ({ id, text: `TEKST ${id}` })) });

  it("are numbered texts, beside what else is known of the hardware", async () => {
    const most = numbered(...Array.from({ length: 99 }, (_, at) => 99 - at));
    for (const data of [most, numbered(), { K200: { staticTexts: 1 } }, [{ staticTexts: 1 }]])
      expect((await hardware(data)).body).toMatchObject({ data });
    const more = { staticTexts: [{ id: 1, text: "x".repeat(100), note: "old" }], radar: "Falcon" };
    expect((await hardware(more)).body).toMatchObject({ data: more });
  });

  it.each([
    ["no list", { staticTexts: {} }, 400, "data.staticTexts"],
    ["too many", numbered(...Array.from({ length: 100 }, () => 1)), 422, "data.staticTexts"],
    ["a number of custom texts", numbered(1, 100), 422, "data.staticTexts.1.id"],
    ["number 0", numbered(0), 422, "data.staticTexts.0.id"],
    ["a number as text", numbered("1"), 400, "data.staticTexts.0.id"],
    ["one number twice", numbered(1, 2, 1), 422, "data.staticTexts.2.id"],
    ["no words", { staticTexts: [{ id: 1, text: "" }] }, 422, "data.staticTexts.0.text"],
    ["too many words", { staticTexts: [{ id: 1, text: "x".repeat(101) }] }, 422, "data.staticTexts.0.text"],
    ["a missing text", { staticTexts: [{ id: 1 }] }, 400, "data.staticTexts.0.text"],
  ])("with %s are refused by name", async (_name, data, status, path) => {
    expect(await hardware(data)).toMatchObject({
      status,
      body: { error: { details: { fields: [{ path }] } } },
    });
  });
});

describe("a printed report", () => {
  it("is told of static texts, and of nothing else", async () => {
    const client = await addClient(platform, admin, groupId);
    const data = { staticTexts: [{ id: 1, text: "HVALA" }], secret: "board" };
    const body = { bucket: "hardware_configuration", data, metaData: { name: "K200", note: "secret" } };
    await platform.ok("POST", "/resource", admin, body);
    const { sessionKey } = await platform.ok<{ sessionKey: string }>("POST", "/report-key", user, {
      clientId: client.id,
      startTimestamp: START,
      endTimestamp: START + 3600,
    });
    const asReport = { "x-session-id": sessionKey };
    const list = await platform.call("GET", "/resource/list?bucket=hardware_configuration", asReport);
    expect(list.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ data: { staticTexts: [{ id: 1, text: "HVALA" }] }, metaData: {} }),
      ]),
    );
    expect(JSON.stringify(list.body)).not.toContain("secret");
    for (const query of ["", "?bucket=global_custom_texts"])
      expect((await platform.call("GET", `/resource/list${query}`, asReport)).status).toBe(403);
  });
});

it("refuses a bucket that is none", async () => {
  expect((await add({}, "secrets")).status).toBe(422);
  expect((await platform.call("GET", "/resource/list?bucket=secrets", user)).status).toBe(422);
  expect((await platform.call("GET", "/resource", user)).status).toBe(400);
});
