import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

const EMAIL = "ana@example.si";
const PASSWORD = `password of ${EMAIL}`;
const NEW_PASSWORD = "novo Anino geslo";

let platform: TestPlatform;
let admin: Headers;
let ana: Headers;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  ana = (await addUser(platform, admin, EMAIL)).headers;
});
afterEach(() => platform.stop());

interface OwnSession {
  id: string;
  current: boolean;
  userAgent: string | null;
}
const sessions = (who: Headers) => platform.ok<OwnSession[]>("GET", "/user/sessions", who);
const alive = async (who: Headers) => (await platform.call("GET", "/user/session", who)).status === 200;
const changePassword = (currentPassword: string, newPassword: string) =>
  platform.call("POST", "/user/password", ana, { currentPassword, newPassword });

it("keeps name, phone and language, and takes away what is null", async () => {
  await platform.ok("PATCH", "/user/profile", ana, { firstName: "Ana", lastName: "Žagar", language: "sl" });
  const profile = await platform.ok("PATCH", "/user/profile", ana, { lastName: null, phone: "031 1" });
  expect(profile).toMatchObject({
    email: EMAIL,
    firstName: "Ana",
    lastName: null,
    phone: "031 1",
    language: "sl",
    hasPassword: true,
  });
  expect(await platform.ok("GET", "/user/session", ana)).toMatchObject({
    user: { username: "Ana", language: "sl" },
  });
});

it("applies no privileged field of a profile", async () => {
  await platform.ok("PATCH", "/user/profile", ana, {
    admin: true,
    groupId: 1,
    email: "x@example.si",
    confirmed: false,
  });
  expect(await platform.ok("GET", "/user/session", ana)).toMatchObject({
    user: { admin: false, groupId: null, email: EMAIL },
  });
});

it("changes the password, keeps the session that asked, and ends all others", async () => {
  const elsewhere = await platform.signIn({ email: EMAIL, password: PASSWORD });
  expect((await changePassword(PASSWORD, NEW_PASSWORD)).status).toBe(204);
  expect([await alive(ana), await alive(elsewhere)]).toEqual([true, false]);
  const login = (password: string) => platform.call("POST", "/user/login", {}, { email: EMAIL, password });
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login(NEW_PASSWORD)).status).toBe(200);
});

it.each([
  ["wrong", NEW_PASSWORD, "currentPassword"],
  [PASSWORD, "short", "newPassword"],
  [PASSWORD, "password123", "newPassword"],
])("refuses %s to %s by name", async (current, wanted, path) => {
  expect(await changePassword(current, wanted)).toMatchObject({
    status: 422,
    body: { error: { details: { fields: [{ path }] } } },
  });
  expect(await alive(ana)).toBe(true);
});

it("counts wrong passwords as failed sign-ins", async () => {
  for (let tries = 0; tries < 5; tries += 1) await changePassword("wrong", NEW_PASSWORD);
  const answer = await changePassword(PASSWORD, NEW_PASSWORD);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([429, "300"]);
});

it("lists where somebody is signed in, and ends one session or all others", async () => {
  const browser = await platform.app.inject({
    method: "POST",
    url: "/user/login",
    headers: { "user-agent": "Firefox" },
    payload: { email: EMAIL, password: PASSWORD },
  });
  const elsewhere = { "x-session-id": browser.json().sessionId as string };
  const third = await platform.signIn({ email: EMAIL, password: PASSWORD });
  const listed = await sessions(ana);
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
  const fox = listed.find(({ userAgent }) => userAgent === "Firefox");
  await platform.ok("DELETE", `/user/sessions?id=${fox?.id}`, ana);
  expect([await alive(elsewhere), await alive(third)]).toEqual([false, true]);
  await platform.ok("DELETE", "/user/sessions", ana);
  expect([await alive(ana), await alive(third)]).toEqual([true, false]);
  expect(await sessions(ana)).toHaveLength(1);
});

it("ends nobody else's session", async () => {
  const [mine] = await sessions(admin);
  expect((await platform.call("DELETE", `/user/sessions?id=${mine?.id}`, ana)).status).toBe(404);
  expect((await platform.call("DELETE", "/user/sessions?id=%25", ana)).status).toBe(422);
  expect(await alive(admin)).toBe(true);
});

it("names in the audit log who signed in and out, and from where nothing secret", async () => {
  await platform.ok("POST", "/user/logout", ana);
  const rows = await platform.ok<{ call: string; who: string | null; target: object }[]>(
    "GET",
    "/audit/list",
    admin,
  );
  expect(rows[0]).toMatchObject({ call: "POST /user/logout", who: EMAIL });
  expect(rows.find(({ call, who }) => call === "POST /user/login" && who === EMAIL)?.target).toEqual({
    ids: {},
    fields: ["email", "password"],
  });
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});
