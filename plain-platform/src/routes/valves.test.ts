import { describe, expect, test } from "@jest/globals";
import { ADMIN, ANA, BOR, scene } from "../../test/scene.js";

const week = [true, true, true, true, true, false, false];
const ROW = { start_time: 18_000, end_time: 19_800, weekDays: week };

describe("valve locations", () => {
  test("are those of the caller", async () => {
    const { call } = scene();
    const [location] = (await call(BOR, "GET", "/zalivalnik")).json();
    expect(location).toMatchObject({
      id: 2,
      name: "Bor's",
      bundles: [{ id: 1, name: "Sever", schedule: "[]" }],
    });
    expect(Object.keys(location.bundles[0]).sort()).toEqual(["clients", "id", "name", "schedule"]);
    expect(location.bundles[0].clients[0].guid).toEqual(expect.any(String));
    expect((await call(ANA, "GET", "/zalivalnik")).json()).toEqual([]);
    expect((await call(ADMIN, "GET", "/zalivalnik")).json()).toHaveLength(1);
    expect((await call({ ...ADMIN, group: 1 }, "GET", "/zalivalnik")).json()).toEqual([]);
  });

  test("bundles are made, changed and removed", async () => {
    const { call, store } = scene();
    const made = (await call(BOR, "POST", "/zalivalnik/bundle", { name: "Jug", clients: "3" })).json();
    expect(made).toMatchObject({ id: 2, name: "Jug", schedule: "[]", clients: [{ id: 3 }] });
    expect((await call(ANA, "POST", "/zalivalnik/bundle", { name: "Jug" })).statusCode).toBe(400);
    await call(BOR, "PATCH", "/zalivalnik/bundle", { id: 2, name: "Jug 2", schedule: JSON.stringify([ROW]) });
    expect(store.bundles.get(2)).toMatchObject({ name: "Jug 2", schedule: [ROW], clients: [3] });
    for (const who of [ANA, { ...ADMIN, group: 1 }]) {
      expect((await call(who, "PATCH", "/zalivalnik/bundle", { id: 2, schedule: "[]" })).statusCode).toBe(
        404,
      );
      expect((await call(who, "DELETE", "/zalivalnik/bundle", { id: 2 })).statusCode).toBe(404);
    }
    expect((await call(BOR, "DELETE", "/zalivalnik/bundle?id=2")).statusCode).toBe(200);
    expect(store.bundles.get(2)).toBeUndefined();
  });

  test.each([
    ["{", /no JSON/],
    ["{}", /a list/],
    [[ROW], /JSON text/],
    ['[{"start_time":0}]', /Row 1/],
    [JSON.stringify([ROW, { ...ROW, weekDays: [true] }]), /Row 2 of schedule: weekDays/],
    [JSON.stringify([{ ...ROW, end_time: 86_401 }]), /end_time/],
    [JSON.stringify([{ ...ROW, start_time: -1 }]), /start_time/],
  ])("the schedule %j is refused", async (schedule, reason) => {
    const answer = await scene().call(BOR, "PATCH", "/zalivalnik/bundle", { id: 1, schedule });
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(reason)]);
  });

  test("a valve's mode is changed, and nothing else of its metaData", async () => {
    const { call, valve } = scene();
    const change = async (body: object) => (await call(BOR, "PATCH", "/zalivalnik/client", body)).statusCode;
    expect(await change({ clientId: valve.id, mode: "manualOn" })).toBe(200);
    expect(valve.metaData).toEqual({ locationName: "Vrt", _zalivalnik: { mode: "manualOn" } });
    for (const body of [
      { clientId: [3], mode: "schedule" },
      { clientId: "3,3", mode: "schedule" },
    ])
      expect(await change(body)).toBe(400);
    expect(await change({ clientId: 3, mode: "open" })).toBe(400);
  });
});
