import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { addGroup, addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

const EMAIL = "ana@example.si";

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;
let bled: number;
let ana: { id: number; headers: Headers };

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  bled = await addGroup(platform, admin, "Bled");
  ana = await addUser(platform, admin, EMAIL, bled);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

interface Listed {
  id: number;
  etag: string;
  groupId: number | null;
}
const edit = (change: object, headers: Headers = {}) =>
  platform.call("PATCH", "/user", { ...admin, ...headers }, { id: ana.id, ...change });
const refusedFor = (fault: string) => ({ status: 409, body: { error: { fault } } });
const mails = () => mailsNow(platform, mailbox);

it("changes names, group and rights in one call", async () => {
  const idrija = await addGroup(platform, admin, "Idrija");
  const changed = await edit({ firstName: "Ana", lastName: "Šink", groupId: idrija, labeller: true });
  expect(changed).toMatchObject({
    status: 200,
    body: { firstName: "Ana", lastName: "Šink", username: "Ana Šink", groupId: idrija, labeller: true },
  });
  const found = await platform.ok<Listed[]>("GET", "/user/list?search=šink", admin);
  expect(found.map(({ id }) => id)).toEqual([ana.id]);
  expect(await edit({ firstName: null, lastName: "", groupId: null })).toMatchObject({
    body: { firstName: null, lastName: null, username: EMAIL, groupId: null },
  });
});

it("takes who becomes an administrator out of the group, and gives no administrator one", async () => {
  expect(await edit({ admin: true })).toMatchObject({ body: { admin: true, groupId: null } });
  expect(await edit({ groupId: bled })).toMatchObject(refusedFor("ADMIN_HAS_NO_GROUP"));
  expect(await edit({ admin: true, groupId: bled })).toMatchObject(refusedFor("ADMIN_HAS_NO_GROUP"));
  expect(await edit({ admin: false, groupId: bled })).toMatchObject({
    body: { admin: false, groupId: bled },
  });
});

it("refuses all of a change of which a part is refused", async () => {
  expect((await edit({ firstName: "Ana", groupId: 999_999 })).status).toBe(404);
  expect((await edit({ firstName: "Ana", email: ADMIN.email })).status).toBe(422);
  expect(await platform.ok("GET", "/user/profile", ana.headers)).toMatchObject({ firstName: null });
});

it("tells the old and the new e-mail, and leaves the session", async () => {
  const email = "ana.novak@example.si";
  expect(await edit({ email })).toMatchObject({ status: 200, body: { email } });
  const sent = (await mails()).map(({ to, body }) => [to, body.includes("Odslej se")]);
  expect(Object.fromEntries(sent)).toEqual({ [EMAIL]: false, [email]: true });
  expect(sent).toHaveLength(2);
  expect((await platform.call("GET", "/user/session", ana.headers)).status).toBe(200);
  const password = `password of ${EMAIL}`;
  expect(await platform.signIn({ email, password })).toBeDefined();
});

it("ends links that went to the old e-mail", async () => {
  await platform.ok("POST", "/user/password/forgot", {}, { email: EMAIL });
  const [mail] = await mails();
  await edit({ email: "ana.novak@example.si" });
  const reset = { token: mail?.token, password: "a thief's password" };
  expect((await platform.call("POST", "/user/password/reset", {}, reset)).status).toBe(409);
});

it("is no way to give the own account another e-mail past its confirmation", async () => {
  const [own] = await platform.ok<Listed[]>("GET", "/user/list?search=admin@", admin);
  const email = "other@example.si";
  expect(await platform.call("PATCH", "/user", admin, { id: own?.id, email })).toMatchObject(
    refusedFor("OWN_ACCOUNT"),
  );
});

it("overwrites nothing that somebody else changed meanwhile", async () => {
  const [seen] = await platform.ok<Listed[]>("GET", "/user/list?search=ana@", admin);
  await platform.ok("PATCH", "/user/profile", ana.headers, { lastName: "Novak" });
  const late = { "if-match": `"${seen?.etag}"` };
  expect((await edit({ lastName: "Šink", email: ADMIN.email }, late)).status).toBe(412);
  const [now] = await platform.ok<Listed[]>("GET", "/user/list?search=ana@", admin);
  expect((await edit({ lastName: "Šink" }, { "if-match": `"${now?.etag}"` })).status).toBe(200);
});
