import { describe, expect, test } from "@jest/globals";
import { ADMIN, ANA, BOR, GROUP_KEY, KEY, NOW, scene } from "../../test/scene.js";

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe("who sees which clients", () => {
  test.each([
    ["an administrator all", ADMIN, [1, 2, 3, 4]],
    ["an administrator who acts as a group its", { ...ADMIN, group: 2 }, [3]],
    ["a user the group's", ANA, [1, 2]],
    ["a client's key that one", KEY, [1]],
    ["a group's key its", GROUP_KEY, [1, 2]],
  ])("%s", async (_name, who, expected) => {
    const { call } = scene();
    expect(ids((await call(who, "GET", "/client/list")).json())).toEqual(expected);
    for (const id of [1, 2, 3, 4, 99])
      expect((await call(who, "GET", `/client?clientId=${id}`)).statusCode).toBe(
        expected.includes(id) ? 200 : 404,
      );
  });

  test.each(["1,2", "", "x", "1&clientId=2", "-1", "1.5"])("clientId=%s is refused", async (id) => {
    expect((await scene().call(ANA, "GET", `/client?clientId=${id}`)).statusCode).toBe(400);
  });

  test("foreign and unknown ones are refused alike, of all calls", async () => {
    const { call } = scene();
    for (const clientId of [1, 99]) {
      const period = "type=ALL&startTimestamp=0&endTimestamp=60&start=0&end=60&parameter=Valve";
      for (const path of [
        "/measurement",
        "/graph/all",
        "/graph/sig",
        "/graph/reported",
        "/config",
        "/apikey/list",
      ])
        expect((await call(BOR, "GET", `${path}?clientId=${clientId}&${period}`)).statusCode).toBe(404);
      const writes = { metaData: "{}", data: "{}", viewOnly: true };
      for (const path of ["/client/metaData", "/config/assign", "/action", "/apikey"])
        expect((await call(BOR, "POST", path, { clientId, ...writes })).statusCode).toBe(404);
      const mode = { clientId, mode: "manualOn" };
      expect((await call(BOR, "PATCH", "/zalivalnik/client", mode)).statusCode).toBe(404);
    }
  });
});

describe("administrators' clients", () => {
  test("are made and removed", async () => {
    const { call, store } = scene();
    const { guid } = (await call(ADMIN, "POST", "/client", {})).json();
    const made = (await call(ADMIN, "GET", "/client/listAll")).json().at(-1);
    expect(made).toMatchObject({ id: 5, guid, groups: [], createDate: NOW });
    expect((await call(ADMIN, "DELETE", "/client?clientId=1,2")).statusCode).toBe(400);
    expect((await call(ADMIN, "DELETE", "/client?clientId=1")).statusCode).toBe(200);
    expect(store.clients.get(1)).toBeUndefined();
    expect((await call(KEY, "GET", "/client/list")).statusCode).toBe(401);
  });

  test("come to a group several at once, all or none", async () => {
    const { call, store, free } = scene();
    const assign = (clientId: unknown) => call(ADMIN, "POST", "/client/assignTo", { groupId: 1, clientId });
    expect((await assign("4,99")).statusCode).toBe(404);
    expect((await assign([4])).statusCode).toBe(400);
    expect(free.groups).toEqual([]);
    expect((await assign("3,4")).statusCode).toBe(200);
    expect([store.clients.get(3)?.groups, free.groups]).toEqual([[2, 1], [1]]);
    expect((await call(ADMIN, "DELETE", "/client/assignTo?groupId=1&clientId=3,4")).statusCode).toBe(400);
    expect((await call(ADMIN, "DELETE", "/client/assignTo?groupId=1&clientId=4")).statusCode).toBe(200);
    expect(free.groups).toEqual([]);
  });
});

describe("metaData", () => {
  test("is replaced whole, by text or an object", async () => {
    const { call, first } = scene();
    await call(ANA, "POST", "/client/metaData", { clientId: 1, metaData: '{"notes":"a"}' });
    expect(first.metaData).toEqual({ notes: "a" });
    await call(ANA, "POST", "/client/metaData", { clientId: "1", metaData: { serialNumber: "b" } });
    expect(first.metaData).toEqual({ serialNumber: "b" });
  });

  test.each(["{", "[]", "1", null, undefined])("%s is refused", async (metaData) => {
    const { call, first } = scene();
    const answer = await call(ANA, "POST", "/client/metaData", { clientId: 1, metaData });
    expect([answer.statusCode, first.metaData.notes]).toEqual([400, "nova"]);
  });
});
