import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { contentOf } from "../../test/content.js";
import { addGroup, addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

const BOR = { email: "bor@example.si", firstName: "Bor", lastName: "Žagar" };
const PASSWORD = "Borovo geslo 1";

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;
let groupId: number;

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

interface Listed {
  id: number;
  email: string;
  confirmed: boolean;
  invitation: { expireDate: number | null; mail: { state: string; reason: string | null } | null } | null;
  etag: string;
}
const invite = (more: object = {}, headers = admin) =>
  platform.call("POST", "/user/invite", headers, { ...BOR, groupId, mail: true, ...more });
const invited = async (more: object = {}) => (await invite(more)).body as Listed;
const mails = () => mailsNow(platform, mailbox);
const take = (token: string, password = PASSWORD) =>
  platform.call("POST", "/user/password/reset", {}, { token, password });
const login = (password: string) => platform.call("POST", "/user/login", {}, { email: BOR.email, password });
const link = (id: number, headers = admin) => platform.call("POST", "/user/link", headers, { id });
const listed = async (id: number) =>
  (await platform.ok<Listed[]>("GET", "/user/list", admin)).find((user) => user.id === id);
const ownId = async () => (await platform.ok<Listed[]>("GET", "/user/list?search=admin@", admin))[0]?.id ?? 0;

describe("an invitation", () => {
  it("opens an account that nobody can use until the link in the mail is taken", async () => {
    const { id, invitation } = await invited({ language: "en" });
    expect(invitation).toEqual({ expireDate: null, mail: { state: "waiting", reason: null } });
    expect((await login("")).status).toBe(401);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: BOR.email, subject: "Invitation to the Obcestje portal · Obcestje" });
    expect(mail?.body).toContain("Hello Bor Žagar,");
    expect(mail?.body).toContain(`https://portal.si/invitation#token=${mail?.token}`);
    expect(await listed(id)).toMatchObject({
      confirmed: false,
      invitation: { expireDate: platform.clock.now + 7 * DAY, mail: { state: "sent" } },
    });
    expect((await take(mail?.token ?? "")).status).toBe(200);
    expect(await listed(id)).toMatchObject({ confirmed: true, invitation: null });
    const session = await platform.signIn({ email: BOR.email, password: PASSWORD });
    expect(await platform.ok("GET", "/user/session", session)).toMatchObject({
      user: { username: "Bor Žagar", groupId, language: "en", admin: false },
    });
    expect(await mails()).toEqual([]);
  });

  it("is for administrators to be, too, who have no group", async () => {
    expect(await invite({ admin: true })).toMatchObject({
      status: 409,
      body: { error: { fault: "ADMIN_HAS_NO_GROUP" } },
    });
    expect((await invite({ admin: true, groupId: null })).status).toBe(201);
  });

  it("does not make an invited administrator the last one", async () => {
    await invited({ admin: true, groupId: null });
    const id = await ownId();
    expect((await platform.call("PATCH", "/user", admin, { id, admin: false })).status).toBe(409);
  });

  it("is refused for an e-mail that has an account, a group that is none, and where no mail is sent", async () => {
    expect(await invite({ email: " ADMIN@example.si" })).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "email", fault: "EMAIL_TAKEN" }] } } },
    });
    expect((await invite({ groupId: 999_999 })).status).toBe(404);
    const silent = await TestPlatform.start();
    try {
      const other = await silent.signIn(ADMIN);
      const refused = await silent.call("POST", "/user/invite", other, { ...BOR, mail: true });
      expect(refused).toMatchObject({ status: 409, body: { error: { fault: "NO_MAIL" } } });
      const made = await silent.ok<Listed>("POST", "/user/invite", other, { ...BOR, mail: false });
      expect(made.invitation).toEqual({ expireDate: null, mail: null });
    } finally {
      await silent.stop();
    }
  });

  it("can't be confirmed past the link, nor signed up over", async () => {
    const { id } = await invited();
    expect(await platform.call("PATCH", "/user", admin, { id, confirmed: true })).toMatchObject({
      status: 409,
      body: { error: { fault: "STILL_INVITED" } },
    });
    await platform.ok("POST", "/user/register", {}, { email: BOR.email, password: PASSWORD });
    expect((await login(PASSWORD)).status).toBe(401);
    expect(await listed(id)).toMatchObject({ invitation: expect.anything() });
  });

  it("holds for seven days, and is sent again by an administrator or by whoever has lost it", async () => {
    const { id } = await invited();
    const [first] = await mails();
    platform.clock.now += 7 * DAY;
    admin = await platform.signIn(ADMIN);
    expect((await take(first?.token ?? "")).status).toBe(409);
    expect((await listed(id))?.invitation).toMatchObject({ expireDate: null });
    expect((await platform.call("POST", "/user/link/mail", admin, { id })).status).toBe(204);
    const [second] = await mails();
    expect(second?.to).toBe(BOR.email);
    await platform.ok("POST", "/user/password/forgot", {}, { email: BOR.email });
    const [third] = await mails();
    expect(third?.body).toContain("/invitation#token=");
    expect((await take(second?.token ?? "")).status).toBe(409);
    expect((await take(third?.token ?? "")).status).toBe(200);
  });

  it("says that its mail could not be delivered", async () => {
    mailbox.refuses = true;
    const { id } = await invited();
    await mails();
    expect(await listed(id)).toMatchObject({
      invitation: { expireDate: expect.any(Number), mail: { state: "failed", reason: "addressRefused" } },
    });
  });

  it("follows a corrected e-mail, and ends for the wrong one", async () => {
    const { id, etag } = await invited();
    const [wrong] = await mails();
    const email = "bor.zagar@example.si";
    await platform.ok("PATCH", "/user", { ...admin, "if-match": `"${etag}"` }, { id, email });
    expect((await take(wrong?.token ?? "")).status).toBe(409);
    const [right, ...others] = await mails();
    expect([right?.to, others]).toEqual([email, []]);
    expect((await take(right?.token ?? "")).status).toBe(200);
  });
});

describe("a link that is handed over", () => {
  it("sets somebody's password, is told once, and noted", async () => {
    const ana = await addUser(platform, admin, "ana@example.si");
    const { status, body } = await link(ana.id);
    const { token, purpose } = body as { token: string; purpose: string };
    expect([status, purpose]).toEqual([201, "reset"]);
    expect(JSON.stringify(await contentOf(platform.database))).not.toContain(token);
    const [row] = await platform.ok<{ call: string; who: string; target: object }[]>(
      "GET",
      "/audit/list",
      admin,
    );
    expect(row).toMatchObject({ call: "POST /user/link", who: ADMIN.email, target: { ids: { id: ana.id } } });
    expect((await take(token)).status).toBe(200);
    expect((await platform.call("GET", "/user/session", ana.headers)).status).toBe(401);
    expect(await mails()).toMatchObject([
      { to: "ana@example.si", subject: "Geslo je spremenjeno · Obcestje" },
    ]);
  });

  it("is the invitation of who has no password yet", async () => {
    const { id } = await invited({ mail: false });
    expect(await mails()).toEqual([]);
    const { body } = await link(id);
    expect(body).toMatchObject({ purpose: "invitation", expireDate: platform.clock.now + 7 * DAY });
    expect((await take((body as { token: string }).token)).status).toBe(200);
  });

  it("is no way around the own password, nor around a confirmation", async () => {
    const id = await ownId();
    for (const path of ["/user/link", "/user/link/mail"])
      expect(await platform.call("POST", path, admin, { id })).toMatchObject({
        status: 409,
        body: { error: { fault: "OWN_ACCOUNT" } },
      });
    await platform.ok("POST", "/user/register", {}, { email: "waits@example.si", password: PASSWORD });
    const waiting = await platform.ok<Listed[]>("GET", "/user/list?confirmed=false", admin);
    expect(await link(waiting[0]?.id ?? 0)).toMatchObject({
      status: 409,
      body: { error: { fault: "NOT_CONFIRMED" } },
    });
  });

  it("can be mailed as well", async () => {
    const ana = await addUser(platform, admin, "ana@example.si");
    await platform.ok("POST", "/user/link/mail", admin, { id: ana.id });
    const [mail] = await mails();
    expect(mail?.body).toContain("/reset#token=");
    platform.clock.now += HOUR;
    expect((await take(mail?.token ?? "")).status).toBe(409);
  });
});
