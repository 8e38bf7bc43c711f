import { describe, expect, test } from "@jest/globals";
import { ADMIN, ANA, GROUP_KEY, KEY, NOBODY, scene } from "../../test/scene.js";

describe("signing up", () => {
  const NEW = { email: "dana@plain.example", password: "dana-1234" };

  test("makes an account that signs in once an administrator gave it a group", async () => {
    const { call, roads } = scene();
    const registered = (await call(NOBODY, "POST", "/user/register", NEW)).json();
    expect(registered).toEqual({ id: 5, email: NEW.email, admin: false, groupId: null });
    expect((await call(NOBODY, "POST", "/user/login", NEW)).statusCode).toBe(401);
    await call(ADMIN, "POST", "/group/assignUser", { groupId: roads.id, userId: "5" });
    const { sessionId } = (await call(NOBODY, "POST", "/user/login", NEW)).json();
    const session = (await call({ session: sessionId }, "GET", "/user/session")).json();
    expect(session).toMatchObject({ user: { admin: false, email: NEW.email }, group: { name: "Ana's" } });
  });

  test.each([
    [{ ...NEW, email: "dana" }],
    [{ ...NEW, password: "short" }],
    [{ ...NEW, email: "ANA@plain.example" }],
    [{ email: NEW.email }],
  ])("%o is refused", async (body) => {
    expect((await scene().call(NOBODY, "POST", "/user/register", body)).statusCode).toBe(400);
  });
});

describe("a session", () => {
  test("ends by its id, or with what lets its user in", async () => {
    const { call, server, ana } = scene();
    await call(NOBODY, "POST", "/user/logout", { session_id: "of-bor" });
    expect((await call({ session: "of-bor" }, "GET", "/user/session")).statusCode).toBe(401);
    await call(ADMIN, "DELETE", `/group/assignUser?userId=${ana.id}`);
    expect((await call(ANA, "GET", "/user/session")).statusCode).toBe(401);
    await call(ADMIN, "DELETE", `/user?userId=${ana.id}`);
    expect([...server.store.sessions.keys()]).toEqual(["of-admin"]);
  });

  test("of an administrator has the group as which they act", async () => {
    const { call, valves } = scene();
    expect((await call(ADMIN, "GET", "/user/session")).json()).toMatchObject({
      user: { admin: true },
      group: null,
    });
    const acting = { ...ADMIN, group: valves.id };
    expect((await call(acting, "GET", "/user/session")).json().group.name).toBe("Bor's");
    expect((await call({ ...ADMIN, group: 99 }, "GET", "/user/session")).statusCode).toBe(404);
  });

  test("a user acts as no other group", async () => {
    const { call, valves } = scene();
    expect((await call({ ...ANA, group: valves.id }, "GET", "/user/session")).json().group.name).toBe(
      "Ana's",
    );
  });

  test("of a key has its group", async () => {
    const { call } = scene();
    for (const key of [KEY, GROUP_KEY])
      expect((await call(key, "GET", "/user/session")).json()).toMatchObject({
        user: { admin: false },
        group: { name: "Ana's" },
      });
  });
});
