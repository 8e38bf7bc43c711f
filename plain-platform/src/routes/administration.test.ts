import { describe, expect, test } from "@jest/globals";
import { ADMIN, ANA, BOR, NOW, scene } from "../../test/scene.js";

/** A form with a file, as browsers send it. */
function form(fields: Record<string, string>, file?: string) {
  const part = (head: string, text: string) =>
    `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const texts = Object.entries(fields).map(([name, text]) => part(`name="${name}"`, text));
  const files = file === undefined ? [] : [part('name="file"; filename="f.bin"', file)];
  return {
    payload: `${[...texts, ...files].join("")}--edge--\r\n`,
    headers: { "content-type": "multipart/form-data; boundary=edge" },
  };
}

describe("firmware", () => {
  const FIELDS = { version: "2.0", metadata: '{"hardwareType":"K200DISP_AMG"}' };

  test("is added, changed, assigned and removed", async () => {
    const { call, store, server } = scene();
    const added = await call(ADMIN, "POST", "/firmware", undefined, form(FIELDS, "abc"));
    expect(added.json()).toEqual({ id: 1, version: "2.0", metaData: FIELDS.metadata, createDate: NOW });
    expect(store.firmwares.get(1)?.file.toString()).toBe("abc");
    expect(server.calls[0]?.body).toEqual({ ...FIELDS, file: { bytes: 3 } });
    await call(ADMIN, "PATCH", "/firmware", { id: 1, metadata: '{"description":"b"}' });
    expect((await call(ADMIN, "GET", "/firmware/list")).json()).toMatchObject([
      { version: "2.0", metaData: '{"description":"b"}' },
    ]);
    expect((await call(ADMIN, "POST", "/firmware/assign", { id: 1, clients: "1,2" })).statusCode).toBe(200);
    expect((await call(ADMIN, "POST", "/firmware/assign", { id: 1, clients: "1,99" })).statusCode).toBe(404);
    expect(store.firmwares.get(1)?.clients).toEqual([1, 2]);
    expect((await call(ADMIN, "DELETE", "/firmware", { id: 1 })).statusCode).toBe(200);
    expect(store.firmwares.all()).toEqual([]);
  });

  test.each([
    ["without a file", form(FIELDS)],
    ["without a version", form({ metadata: "{}" }, "abc")],
    ["with metadata that is no JSON", form({ version: "1", metadata: "x" }, "abc")],
  ])("%s is refused", async (_name, sent) => {
    expect((await scene().call(ADMIN, "POST", "/firmware", undefined, sent)).statusCode).toBe(400);
  });
});

describe("actions", () => {
  test("are queued each time, and removed", async () => {
    const { call } = scene();
    const order = { clientId: 1, data: '{"actionType":"REBOOT"}' };
    for (const id of [1, 2])
      expect((await call(ANA, "POST", "/action", order)).json()).toEqual({
        ...{ id, clientId: 1, status: "waiting", data: order.data, createDate: NOW, acceptDate: null },
        ...{ doneDate: null, createdBy: { email: "ana@plain.example" }, enabled: true },
      });
    expect((await call(ADMIN, "POST", "/action", { ...order, clientId: "1,2" })).statusCode).toBe(400);
    expect((await call(ADMIN, "DELETE", "/action?id=1")).statusCode).toBe(200);
    expect((await call(ADMIN, "GET", "/action/listAll")).json()).toHaveLength(1);
  });

  test("have templates", async () => {
    const { call } = scene();
    const template = { data: '{"actionType":"A"}', metaData: '{"actionName":"a"}', userVisible: true };
    expect((await call(ADMIN, "POST", "/action/template", template)).json()).toEqual({ id: 1, ...template });
    await call(ADMIN, "PATCH", "/action/template", { id: 1, userVisible: false });
    expect((await call(ADMIN, "GET", "/action/template/listAll")).json()).toEqual([
      { id: 1, ...template, userVisible: false },
    ]);
    expect((await call(ADMIN, "DELETE", "/action/template?id=1")).statusCode).toBe(200);
  });
});

describe("configurations", () => {
  test("are assigned and read; there may be none", async () => {
    const { call, first } = scene();
    expect((await call(ANA, "GET", "/config?clientId=1")).json()).toEqual({ data: null });
    await call(ANA, "POST", "/config/assign", { clientId: 1, data: '{"cfgID":"KB0"}' });
    expect(first.config).toEqual({ cfgID: "KB0" });
    expect((await call(ANA, "POST", "/config/assign", { clientId: 1, data: "x" })).statusCode).toBe(400);
  });

  test("have templates, whose version counts up", async () => {
    const { call } = scene();
    const sent = { name: "a", data: { cfgID: "KB0" }, metadata: { hardwareType: "K200DISP_AMG" } };
    await call(ADMIN, "POST", "/config/template", sent);
    await call(ADMIN, "PATCH", "/config/template", { id: 1, name: "b" });
    const listed = { id: 1, name: "b", version: 2, changeDate: NOW };
    const metaData = '{"hardwareType":"K200DISP_AMG"}';
    expect((await call(ADMIN, "GET", "/config/template/list")).json()).toEqual([{ ...listed, metaData }]);
    expect((await call(ADMIN, "GET", "/config/template?id=1")).json()).toEqual({
      ...listed,
      metaData,
      data: '{"cfgID":"KB0"}',
    });
    expect((await call(ADMIN, "DELETE", "/config/template?id=1")).statusCode).toBe(200);
    expect((await call(ADMIN, "GET", "/config/template?id=1")).statusCode).toBe(404);
  });
});

describe("resources, keys and videos", () => {
  test("resources lie in buckets, for all", async () => {
    const { call } = scene();
    const sent = { bucket: "global_custom_texts", data: '[{"name":"a"}]', metaData: "{}" };
    expect((await call(ANA, "POST", "/resource", sent)).json()).toEqual({ id: 1, ...sent });
    for (const path of ["/resource/list?bucket=global_custom_texts", "/resource?bucket=global_custom_texts"])
      expect((await call(BOR, "GET", path)).json()).toEqual([{ id: 1, ...sent }]);
    expect((await call(BOR, "GET", "/resource/list?bucket=other")).json()).toEqual([]);
    await call(ADMIN, "PATCH", "/resource", { id: 1, data: [] });
    expect((await call(BOR, "GET", "/resource?id=1")).json()).toEqual({ id: 1, ...sent, data: "[]" });
    expect((await call(ANA, "DELETE", "/resource", { id: 1 })).statusCode).toBe(200);
    expect((await call(ANA, "DELETE", "/resource?id=1")).statusCode).toBe(404);
  });

  test("a key opens what its client has", async () => {
    const { call } = scene();
    const { apikey } = (await call(ANA, "POST", "/apikey", { clientId: 2, viewOnly: true })).json();
    expect((await call(ANA, "GET", "/apikey/list?clientId=2")).json()).toEqual([apikey]);
    expect((await call({ key: apikey.key }, "GET", "/client?clientId=2")).statusCode).toBe(200);
    expect((await call({ key: apikey.key }, "GET", "/client?clientId=1")).statusCode).toBe(404);
    const full = (await call(ANA, "POST", "/apikey", { clientId: 2, viewOnly: false })).json();
    const caller = { key: full.apikey.key };
    expect((await call(caller, "POST", "/action", { clientId: 2, data: "{}" })).statusCode).toBe(200);
    expect((await call(caller, "GET", "/stetje/video/next")).statusCode).toBe(403);
  });

  test("a video is the next until it was labelled", async () => {
    const { call, store } = scene();
    const vehicle = {
      faultyReading: false,
      direction: "incoming",
      vehicleType: "car",
      plate: "",
      datetime: NOW,
    };
    store.addVideo({ vehicles: [vehicle] });
    const next = { id: 1, checked: false, vehicles: [vehicle] };
    expect((await call(ANA, "GET", "/stetje/video/next")).json()).toEqual(next);
    const labelled = { ...next, checked: true, vehicles: [{ ...vehicle, plate: "KR 1" }] };
    expect((await call(ANA, "POST", "/stetje/video", labelled)).json()).toEqual(labelled);
    expect((await call(ANA, "GET", "/stetje/video/next")).statusCode).toBe(404);
  });
});
