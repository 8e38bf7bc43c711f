import { describe, expect, test } from "@jest/globals";
import { ADMIN, scene } from "../../test/scene.js";

describe("groups", () => {
  test("are listed, and read with users and clients", async () => {
    const { call } = scene();
    expect((await call(ADMIN, "GET", "/group/list")).json()).toEqual([
      { id: 1, name: "Ana's", metaData: '{"groupType":"speed"}' },
      { id: 2, name: "Bor's", metaData: '{"groupType":"valve"}' },
    ]);
    const group = (await call(ADMIN, "GET", "/group?groupId=1")).json();
    expect(Object.keys(group).sort()).toEqual(["clients", "id", "metaData", "name", "users"]);
    expect(group.users).toEqual([{ id: 2, email: "ana@plain.example", admin: false, groupId: 1 }]);
    expect(group.clients.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  test("are made, renamed, converted and removed", async () => {
    const { call, store } = scene();
    expect((await call(ADMIN, "POST", "/group", { name: " " })).statusCode).toBe(400);
    await call(ADMIN, "POST", "/group", { name: "Nova" });
    await call(ADMIN, "PATCH", "/group", { id: 3, name: "Novejša" });
    await call(ADMIN, "PATCH", "/group", { id: 3, metaData: '{"groupType":"valve"}' });
    expect(store.groups.get(3)).toEqual({ id: 3, name: "Novejša", metaData: { groupType: "valve" } });
    await call(ADMIN, "PATCH", "/group", { id: 3, metaData: { a: 1 } });
    expect(store.groups.get(3)?.metaData).toEqual({ a: 1 });
    expect((await call(ADMIN, "DELETE", "/group?id=3")).statusCode).toBe(200);
    expect((await call(ADMIN, "DELETE", "/group?id=3")).statusCode).toBe(404);
  });

  test("that are removed leave their users and clients without", async () => {
    const { call, store, bor, valve } = scene();
    await call(ADMIN, "DELETE", "/group?id=2");
    expect([bor.groupId, valve.groups, store.bundles.all()]).toEqual([null, [], []]);
  });

  test("take users that have none, and let them go, all or none", async () => {
    const { call, waiting, ana } = scene();
    const assign = (userId: unknown) => call(ADMIN, "POST", "/group/assignUser", { groupId: 2, userId });
    for (const taken of ["4,2", "4,1"]) expect((await assign(taken)).statusCode).toBe(400);
    expect((await assign("4,99")).statusCode).toBe(404);
    expect(waiting.groupId).toBeNull();
    expect((await assign(4)).statusCode).toBe(200);
    expect((await call(ADMIN, "DELETE", "/group/assignUser?userId=2,4")).statusCode).toBe(200);
    expect([waiting.groupId, ana.groupId]).toEqual([null, null]);
  });
});
