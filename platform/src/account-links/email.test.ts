import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { DAY } from "../time/clock.js";

const OLD = "ana@example.si";
const NEW = "ana.novak@example.si";
const PASSWORD = `password of ${OLD}`;

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;
let ana: { id: number; headers: Headers };

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  ana = await addUser(platform, admin, OLD);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

const ask = (email = NEW, password = PASSWORD, headers = ana.headers) =>
  platform.call("POST", "/user/email", headers, { email, password });
const mails = () => mailsNow(platform, mailbox);
const confirm = (token = "") => platform.call("POST", "/user/email/confirm", {}, { token });
const login = async (email: string) =>
  (await platform.call("POST", "/user/login", {}, { email, password: PASSWORD })).status;
const faulty = (path: string, fault: string) => ({
  status: 422,
  body: { error: { details: { fields: [{ path, fault }] } } },
});

it("changes once the link that went to the new e-mail is taken, and the old one is told", async () => {
  expect((await ask()).status).toBe(204);
  const [mail, ...others] = await mails();
  expect([mail?.to, others]).toEqual([NEW, []]);
  expect(mail?.body).toContain(`https://portal.si/email#token=${mail?.token}`);
  expect([await login(OLD), await login(NEW)]).toEqual([200, 401]);
  expect(await confirm(mail?.token)).toMatchObject({ status: 200, body: { email: NEW } });
  expect([await login(OLD), await login(NEW)]).toEqual([401, 200]);
  const [notice] = await mails();
  expect(notice).toMatchObject({ to: OLD, subject: "E-poštni naslov računa je spremenjen · Obcestje" });
  expect(notice?.body).not.toContain("Odslej se");
  expect((await confirm(mail?.token)).status).toBe(409);
  const rows = await platform.ok<object[]>("GET", "/audit/list", admin);
  expect(rows).toContainEqual(expect.objectContaining({ call: "POST /user/email/confirm", who: NEW }));
});

it("asks for the password, whose wrong ones count as failed sign-ins", async () => {
  for (let tries = 0; tries < 5; tries += 1)
    expect(await ask(NEW, "wrong")).toMatchObject(faulty("password", "WRONG"));
  expect((await ask()).status).toBe(429);
  expect(await mails()).toEqual([]);
});

it("answers alike for another account's e-mail, which stays that account's", async () => {
  expect((await ask(ADMIN.email)).status).toBe(204);
  const [mail] = await mails();
  expect(await confirm(mail?.token)).toMatchObject(faulty("email", "EMAIL_TAKEN"));
  expect(await login(OLD)).toBe(200);
});

it("is refused for the e-mail that it is already", async () => {
  expect(await ask(" ANA@example.si")).toMatchObject(faulty("email", "EMAIL_UNCHANGED"));
});

it("ends with the password, and with a day", async () => {
  await ask();
  const [first] = await mails();
  const passwords = { currentPassword: PASSWORD, newPassword: "another password" };
  await platform.ok("POST", "/user/password", ana.headers, passwords);
  expect((await confirm(first?.token)).status).toBe(409);
  await mails();
  await ask(NEW, "another password");
  const [second] = await mails();
  platform.clock.now += DAY;
  expect((await confirm(second?.token)).status).toBe(409);
});

it("is dropped while it waits, if the password changes", async () => {
  await ask();
  const passwords = { currentPassword: PASSWORD, newPassword: "another password" };
  await platform.ok("POST", "/user/password", ana.headers, passwords);
  expect((await mails()).map(({ to }) => to)).toEqual([OLD]);
});

it("takes a link to the old e-mail along, so that nobody who reads that gets in", async () => {
  await platform.ok("POST", "/user/password/forgot", {}, { email: OLD });
  await ask();
  const both = await mails();
  const tokenFor = (to: string) => both.find((mail) => mail.to === to)?.token;
  await confirm(tokenFor(NEW));
  const reset = { token: tokenFor(OLD), password: "a thief's password" };
  expect((await platform.call("POST", "/user/password/reset", {}, reset)).status).toBe(409);
});

it("mails nobody on and on", async () => {
  for (let tries = 0; tries < 3; tries += 1) expect((await ask()).status).toBe(204);
  expect((await ask()).status).toBe(429);
});

it("does not confirm a password's link, nor a password an e-mail's", async () => {
  await ask();
  const [mail] = await mails();
  const reset = { token: mail?.token, password: "another password" };
  expect((await platform.call("POST", "/user/password/reset", {}, reset)).status).toBe(409);
  expect((await confirm(mail?.token)).status).toBe(200);
});
