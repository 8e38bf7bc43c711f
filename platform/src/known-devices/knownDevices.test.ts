import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { contentOf } from "../../test/content.js";
import { addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

const ANA = "ana@example.si";
const BOR = "bor@example.si";
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  await addUser(platform, admin, ANA);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

interface Way {
  /** What the browser keeps; null: nothing yet; not there: a script. */
  device?: string | null;
  agent?: string;
  from?: string;
  password?: string;
}

const login = (email: string, { device, agent = CHROME, from = "203.0.113.7", password }: Way = {}) =>
  platform.call(
    "POST",
    "/user/login",
    { "user-agent": agent, "x-forwarded-for": from },
    { email, password: password ?? `password of ${email}`, ...(device === undefined ? {} : { device }) },
  ) as Promise<{ status: number; body: { sessionId: string; device?: string } }>;

/** Signs in by a browser. @returns what it keeps from then on */
const byBrowser = async (email: string, device: string | null = null, way: Way = {}): Promise<string> => {
  const { status, body } = await login(email, { ...way, device });
  expect(status).toBe(200);
  return body.device ?? "";
};

const mails = () => mailsNow(platform, mailbox);
const told = async () => (await mails()).map(({ to }) => to);

describe("a sign-in", () => {
  it("by a browser that the account does not know is told by mail: when, by what, from where, what to do", async () => {
    await byBrowser(ANA);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ANA, subject: "Prijava iz neznane naprave · Obcestje" });
    for (const part of [
      "15. november 2026",
      "01:00",
      "Chrome na računalniku (Windows)",
      "203.0.113.7",
      "https://portal.si/profile",
      "spremenite geslo",
    ])
      expect(mail?.body).toContain(part);
    expect(mail?.body).not.toContain("Mozilla");
  });

  it("is told in the person's language", async () => {
    const { body } = await login(ANA);
    await platform.ok("PATCH", "/user/profile", { "x-session-id": body.sessionId }, { language: "en" });
    await mails();
    await byBrowser(ANA);
    const [mail] = await mails();
    expect(mail?.subject).toBe("Sign-in from an unknown device · Obcestje");
    expect(mail?.body).toContain("Chrome on a computer (Windows)");
    expect(mail?.body).toContain("15 November 2026");
  });

  it("by the same browser is told once, from wherever", async () => {
    const device = await byBrowser(ANA);
    expect(await told()).toEqual([ANA]);
    expect(await byBrowser(ANA, device)).toBe(device);
    expect(await byBrowser(ANA, device, { from: "198.51.100.1", agent: "Firefox/140" })).toBe(device);
    expect(await told()).toEqual([]);
    await byBrowser(ANA);
    expect(await told()).toEqual([ANA]);
  });

  it("that is an account's first makes the browser known, and is not told", async () => {
    await platform.ok("POST", "/user/register", {}, { email: BOR, password: `password of ${BOR}` });
    const users = await platform.ok<{ id: number; email: string }[]>("GET", "/user/list", admin);
    const id = users.find(({ email }) => email === BOR)?.id;
    await platform.ok("PATCH", "/user", admin, { id, confirmed: true });
    const device = await byBrowser(BOR);
    await byBrowser(BOR, device);
    expect(await told()).toEqual([]);
    await byBrowser(BOR);
    expect(await told()).toEqual([BOR]);
  });

  it("that fails is told to nobody, and makes nothing known", async () => {
    const before = await contentOf(platform.database);
    expect((await login(ANA, { device: null, password: "wrong" })).status).toBe(401);
    expect((await login("nobody@example.si", { device: null })).status).toBe(401);
    expect(await told()).toEqual([]);
    const { login_failure: _failures, job: _job, ...after } = await contentOf(platform.database);
    expect(before).toMatchObject(after);
    await byBrowser(ANA);
    expect(await told()).toEqual([ANA]);
  });

  it("by a browser that keeps what is no secret is one by an unknown browser", async () => {
    for (const device of ["", "x", "kd_", "' or 1=1", "\u0000", "ž".repeat(200)]) {
      expect(await byBrowser(ANA, device)).toMatch(/^kd_[\w-]{43}$/);
      expect(await told()).toEqual([ANA]);
      platform.clock.now += HOUR;
    }
  });
});

describe("two people in one browser", () => {
  beforeEach(async () => {
    await addUser(platform, admin, BOR);
    await mails();
  });

  it("are each told once, and both know it from then on", async () => {
    const ofAna = await byBrowser(ANA);
    expect(await told()).toEqual([ANA]);
    const ofBoth = await byBrowser(BOR, ofAna);
    expect(await told()).toEqual([BOR]);
    expect(await byBrowser(ANA, ofBoth)).toBe(ofBoth);
    expect(await byBrowser(BOR, ofBoth)).toBe(ofBoth);
    expect(await told()).toEqual([]);
  });

  it("leave nothing to who put their own secret into it before: it opens no account unnoticed afterwards", async () => {
    const planted = await byBrowser(BOR);
    await told();
    expect(await byBrowser(ANA, planted)).not.toBe(planted);
    expect(await told()).toEqual([ANA]);
    await byBrowser(ANA, planted);
    expect(await told()).toEqual([ANA]);
  });
});

describe("a script", () => {
  const script = { agent: "curl/8.5.0" };

  it("is known by its address and name together: one that signs in each hour is told once", async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      expect((await login(ANA, script)).body).toEqual({ sessionId: expect.any(String) });
      platform.clock.now += HOUR;
    }
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.body).toContain("Skripta (curl)");
    await login(ANA, { ...script, from: "198.51.100.1" });
    expect(await told()).toEqual([ANA]);
    await login(ANA, { agent: "python-requests/2.32" });
    expect(await told()).toEqual([ANA]);
  });

  it("does not make a browser known that comes from there by the same name, and none makes it known", async () => {
    await login(ANA);
    await told();
    await byBrowser(ANA);
    expect(await told()).toEqual([ANA]);
    await byBrowser(ANA, null, { from: "198.51.100.1" });
    await told();
    await login(ANA, { from: "198.51.100.1" });
    expect(await told()).toEqual([ANA]);
  });

  it("puts no words of its own into the mail", async () => {
    for (const agent of ["call-0900.example.com", "evil.example/x", "<b>x</b>", "x".repeat(200)]) {
      await login(ANA, { agent });
      const [mail] = await mails();
      expect(mail?.body).toContain("Neznana naprava");
      expect(mail?.body).not.toContain(agent.slice(0, 8));
    }
  });
});

describe("who knows the password", () => {
  it("can't have the person mailed without end; what was not told is told later", async () => {
    for (let tries = 0; tries < 7; tries += 1) await login(ANA, { device: null });
    expect(await told()).toHaveLength(5);
    const untold = (await login(ANA, { device: "mine" })).body;
    expect(untold.device).toBeUndefined();
    platform.clock.now += HOUR;
    await byBrowser(ANA, "mine");
    expect(await told()).toEqual([ANA]);
  });
});

describe("a browser is forgotten", () => {
  it("400 days after its last sign-in, which the next one is told of", async () => {
    const device = await byBrowser(ANA);
    platform.clock.now += 399 * DAY;
    await byBrowser(ANA, device);
    platform.clock.now += 399 * DAY;
    await platform.app.jobs.run("ended sign-ins");
    await told();
    await byBrowser(ANA, device);
    expect(await told()).toEqual([]);
    platform.clock.now += 401 * DAY;
    await platform.app.jobs.run("ended sign-ins");
    expect((await contentOf(platform.database)).known_device).toBe("");
    await byBrowser(ANA, device);
    expect(await told()).toEqual([ANA]);
  });

  it("with its session, where the person ends it from another one, but not by its own sign-out", async () => {
    const [own, other] = [
      (await login(ANA, { device: null })).body,
      (await login(ANA, { device: null })).body,
    ];
    await told();
    const session = { "x-session-id": own.sessionId };
    await platform.ok("DELETE", "/user/sessions", session);
    await byBrowser(ANA, own.device);
    expect(await told()).toEqual([]);
    const again = await login(ANA, { device: other.device ?? "" });
    expect(await told()).toEqual([ANA]);
    const ids = (
      await platform.ok<{ id: string; current: boolean }[]>("GET", "/user/sessions", session)
    ).filter(({ current }) => !current);
    for (const { id } of ids) await platform.ok("DELETE", `/user/sessions?id=${id}`, session);
    await byBrowser(ANA, again.body.device);
    expect(await told()).toEqual([ANA]);
    await byBrowser(ANA, own.device);
    expect(await told()).toEqual([]);
    await platform.ok("POST", "/user/logout", session, {});
    await byBrowser(ANA, own.device);
    expect(await told()).toEqual([]);
  });

  it("by a new password, except the one that sets it", async () => {
    const [own, other] = [
      (await login(ANA, { device: null })).body,
      (await login(ANA, { device: null })).body,
    ];
    await mails();
    const passwords = { currentPassword: `password of ${ANA}`, newPassword: "novo Anino geslo" };
    await platform.ok("POST", "/user/password", { "x-session-id": own.sessionId }, passwords);
    await mails();
    await byBrowser(ANA, own.device, { password: "novo Anino geslo" });
    expect(await told()).toEqual([]);
    await byBrowser(ANA, other.device, { password: "novo Anino geslo" });
    expect(await told()).toEqual([ANA]);
  });

  it("by a password that a link sets, except the one that brings its secret along", async () => {
    const [own, other] = [await byBrowser(ANA), await byBrowser(ANA)];
    await platform.ok("POST", "/user/password/forgot", {}, { email: ANA });
    const token = (await mails()).find((mail) => mail.token !== "")?.token;
    await platform.ok(
      "POST",
      "/user/password/reset",
      {},
      { token, password: "novo Anino geslo", device: own },
    );
    await mails();
    await byBrowser(ANA, own, { password: "novo Anino geslo" });
    expect(await told()).toEqual([]);
    await byBrowser(ANA, other, { password: "novo Anino geslo" });
    expect(await told()).toEqual([ANA]);
  });
});

it("keeps of a browser's secret a hash alone", async () => {
  const device = await byBrowser(ANA);
  expect(device).toMatch(/^kd_[\w-]{43}$/);
  expect(JSON.stringify(await contentOf(platform.database))).not.toContain(device);
});

it("signs nobody in by the secret", async () => {
  const device = await byBrowser(ANA);
  const ways: Headers[] = [{ "x-session-id": device }, { authorization: `ApiKey ${device}` }];
  for (const headers of ways) expect((await platform.call("GET", "/user/session", headers)).status).toBe(401);
});

it("makes browsers known without a mail where none can be sent", async () => {
  const { database, clock } = platform;
  await platform.app.close();
  platform = await TestPlatform.start(database, {}, undefined, clock);
  const device = await byBrowser(ANA);
  await platform.app.close();
  platform = await TestPlatform.start(database, mailing(mailbox), undefined, clock);
  await byBrowser(ANA, device);
  expect(await told()).toEqual([]);
  await byBrowser(ANA);
  expect(await told()).toEqual([ANA]);
});
