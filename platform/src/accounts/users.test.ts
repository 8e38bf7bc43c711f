import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
let groupId: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  const { headers } = await addUser(platform, admin, "Ana.Novak@Example.si", groupId);
  await addUser(platform, admin, "100%@example.si");
  const person = { email: "other@example.si", password: "a good password" };
  await platform.ok("POST", "/user/register", {}, { ...person, firstName: "Čuk", lastName: "Žagar" });
  await platform.ok("PATCH", "/user/profile", headers, { firstName: "Ana", lastName: "Šink" });
});
afterAll(() => platform.stop());

async function found(query: Record<string, string>): Promise<string[]> {
  const url = `/user/list?${new URLSearchParams(query)}`;
  const users = await platform.ok<{ email: string }[]>("GET", url, admin);
  return users.map(({ email }) => email.split("@", 1)[0] ?? "").sort();
}

it.each([
  ["NOVAK", ["Ana.Novak"]],
  ["ana šINK", ["Ana.Novak"]],
  [" čUK ŽAG", ["other"]],
  ["žagar", ["other"]],
  ["example.SI", ["100%", "Ana.Novak", "admin", "other"]],
  ["%", ["100%"]],
  ["_", []],
  ["\\", []],
  ["'; drop table user_account; --", []],
])("finds users by a part of e-mail or name in any case: %j", async (search, emails) => {
  expect(await found({ search })).toEqual(emails);
});

it("forgets a name that was taken away", async () => {
  const email = "named@example.si";
  const { headers } = await addUser(platform, admin, email);
  await platform.ok("PATCH", "/user/profile", headers, { firstName: "Mojca", lastName: "Kos" });
  expect(await found({ search: "mojca kos" })).toEqual(["named"]);
  await platform.ok("PATCH", "/user/profile", headers, { firstName: null });
  expect(await found({ search: "mojca" })).toEqual([]);
  expect(await found({ search: "kos" })).toEqual(["named"]);
});

it("lists those of a group, those of none, and those to be confirmed", async () => {
  expect(await found({ groupId: String(groupId) })).toEqual(["Ana.Novak"]);
  expect(await found({ groupId: "999999" })).toEqual([]);
  expect(await found({ groupId: "none", search: "o" })).toEqual(["named", "other"]);
  expect(await found({ confirmed: "false" })).toEqual(["other"]);
  expect(await found({ confirmed: "true", groupId: "none" })).toEqual(["100%", "admin", "named"]);
});

it.each([
  ["groupId", "all"],
  ["groupId", "0"],
  ["groupId", "99999999999"],
  ["confirmed", "maybe"],
  ["search", ""],
  ["search", "x".repeat(255)],
])("refuses %s=%s by name", async (path, value) => {
  const url = `/user/list?${new URLSearchParams({ [path]: value })}`;
  expect(await platform.call("GET", url, admin)).toMatchObject({
    status: 422,
    body: { error: { details: { fields: [{ path }] } } },
  });
});
