import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { contentOf } from "../../test/content.js";
import { addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";

const EMAIL = "ana@example.si";
const PASSWORD = `password of ${EMAIL}`;
const NEW_PASSWORD = "novo Anino geslo";

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;
let ana: { id: number; headers: Headers };

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  ana = await addUser(platform, admin, EMAIL);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

const forget = (email = EMAIL, headers: Headers = {}, more: object = {}) =>
  platform.call("POST", "/user/password/forgot", headers, { email, ...more });
const mails = () => mailsNow(platform, mailbox);
const check = (token: string, headers: Headers = {}) =>
  platform.call("POST", "/user/link/check", headers, { token });
const reset = (token: string, password = NEW_PASSWORD, headers: Headers = {}) =>
  platform.call("POST", "/user/password/reset", headers, { token, password });
const login = (password: string) => platform.call("POST", "/user/login", {}, { email: EMAIL, password });
const alive = async (who: Headers) => (await platform.call("GET", "/user/session", who)).status === 200;
const ENDED = { status: 409, body: { error: { fault: "LINK_ENDED" } } };

async function tokenByMail(): Promise<string> {
  await forget();
  return (await mails())[0]?.token ?? "";
}

describe("a forgotten password", () => {
  it("is set anew by the link that is mailed, which ends all sessions and is told to the person", async () => {
    expect((await forget(" ANA@example.si ")).status).toBe(204);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, subject: "Novo geslo · Obcestje" });
    expect(mail?.body).toContain(`https://portal.si/reset#token=${mail?.token}`);
    const token = mail?.token ?? "";
    expect(await check(token)).toMatchObject({ status: 200, body: { purpose: "reset", email: EMAIL } });
    expect(await reset(token)).toMatchObject({ status: 200, body: { email: EMAIL } });
    expect(await alive(ana.headers)).toBe(false);
    expect([(await login(PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect(await mails()).toMatchObject([
      { to: EMAIL, subject: "Geslo je spremenjeno · Obcestje", token: "" },
    ]);
    const rows = await platform.ok<object[]>("GET", "/audit/list", admin);
    expect(rows).toContainEqual(expect.objectContaining({ call: "POST /user/password/reset", who: EMAIL }));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is mailed about in the account's language, else in that of the screen", async () => {
    await forget(EMAIL, {}, { language: "en" });
    expect(await mails()).toMatchObject([{ subject: "New password · Obcestje" }]);
    await platform.ok("PATCH", "/user/profile", ana.headers, { language: "sl" });
    await forget(EMAIL, {}, { language: "en" });
    expect(await mails()).toMatchObject([{ subject: "Novo geslo · Obcestje" }]);
  });

  it("never leads to where a caller's headers say that the portal is", async () => {
    await forget(EMAIL, {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      origin: "https://evil.example",
    });
    const [mail] = await mails();
    expect(mail?.body).toContain("https://portal.si/reset#token=");
    expect(mail?.body).not.toContain("evil");
  });

  it("goes to the account's own spelling of the e-mail, whatever somebody typed", async () => {
    await forget("ANA@EXAMPLE.SI");
    expect((await mails()).map(({ to }) => to)).toEqual([EMAIL]);
  });
});

describe("who has an account", () => {
  /** Everything that a request stores, without the e-mail. */
  async function stored(email: string) {
    const before = await contentOf(platform.database);
    const answer = await forget(email);
    const after = await contentOf(platform.database);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    return { answer: { ...answer, headers: { ...answer.headers, "x-request-id": "", date: "" } }, changed };
  }

  it("is told neither by the answer nor by the work for it: nothing is looked up or mailed meanwhile", async () => {
    await platform.ok("POST", "/user/register", {}, { email: "waits@example.si", password: PASSWORD });
    const known = await stored(EMAIL);
    expect(known.changed).toEqual(["account_mail"]);
    expect(await stored("nobody@example.si")).toEqual(known);
    expect(await stored("waits@example.si")).toEqual(known);
    expect(mailbox.received).toEqual([]);
    expect((await mails()).map(({ to }) => to)).toEqual([EMAIL]);
  });

  it("is not told by the limit either", async () => {
    for (const email of [EMAIL, "nobody@example.si"]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 4; tries += 1) statuses.push((await forget(email)).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
    }
    expect((await forget(EMAIL)).headers["retry-after"]).toBe(String(HOUR));
    platform.clock.now += HOUR;
    expect((await forget(EMAIL)).status).toBe(204);
  });

  it("can't be asked of many addresses from one place", async () => {
    const from = { "x-forwarded-for": "203.0.113.7" };
    for (let tries = 0; tries < 20; tries += 1)
      expect((await forget(`u${tries}@example.si`, from)).status).toBe(204);
    expect((await forget("u20@example.si", from)).status).toBe(429);
    expect((await forget("u20@example.si", { "x-forwarded-for": "203.0.113.8" })).status).toBe(204);
  });

  it("lets no burst slip past the limit", async () => {
    const burst = await Promise.all(Array.from({ length: 8 }, () => forget()));
    expect(burst.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(3);
  });
});

describe("a link", () => {
  it("works once", async () => {
    const token = await tokenByMail();
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token, "another password")).toMatchObject(ENDED);
    expect(await check(token)).toMatchObject(ENDED);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  it("works for one of two who take it at once", async () => {
    const token = await tokenByMail();
    const both = await Promise.all([reset(token, "first password"), reset(token, "second password")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? "first password" : "second password";
    expect((await login(winner)).status).toBe(200);
  });

  it("holds for half an hour", async () => {
    const token = await tokenByMail();
    platform.clock.now += 30 * MINUTE - 1;
    expect((await check(token)).status).toBe(200);
    platform.clock.now += 1;
    expect(await reset(token)).toMatchObject(ENDED);
  });

  it("ends with the next one, with a change of the password, and with the account's confirmation", async () => {
    const first = await tokenByMail();
    const second = await tokenByMail();
    expect(await check(first)).toMatchObject(ENDED);
    const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await platform.ok("POST", "/user/password", ana.headers, passwords);
    expect(await check(second)).toMatchObject(ENDED);
    platform.clock.now += HOUR;
    await mails();
    const third = await tokenByMail();
    admin = await platform.signIn(ADMIN);
    await platform.ok("PATCH", "/user", admin, { id: ana.id, confirmed: false });
    expect(await reset(third)).toMatchObject(ENDED);
  });

  it("is left as it is by a password that is refused", async () => {
    const token = await tokenByMail();
    for (const password of ["short", "password123", "d".repeat(257)])
      expect(await reset(token, password)).toMatchObject({
        status: 422,
        body: { error: { details: { fields: [{ path: "password" }] } } },
      });
    expect((await reset(token)).status).toBe(200);
  });

  it("is stored as a hash alone", async () => {
    const token = await tokenByMail();
    expect(token).toMatch(/^al_[\w-]{43}$/);
    expect(JSON.stringify(await contentOf(platform.database))).not.toContain(token);
  });

  it("can't be guessed on and on", async () => {
    const from = { "x-forwarded-for": "203.0.113.9" };
    const token = await tokenByMail();
    for (let tries = 0; tries < 15; tries += 1) {
      expect(await check(`al_guess${tries}`, from)).toMatchObject(ENDED);
      expect(await reset(`al_guess${tries}`, NEW_PASSWORD, from)).toMatchObject(ENDED);
    }
    expect((await check(token, from)).status).toBe(429);
    expect((await reset(token, NEW_PASSWORD, from)).status).toBe(429);
    expect((await reset(token)).status).toBe(200);
  });

  it.each(["", "al_", "' or 1=1", "\u0000", "x".repeat(200)])("is not %j", async (token) => {
    expect(await reset(token)).toMatchObject(ENDED);
  });
});

describe("the mail", () => {
  it("is tried again after a failure, each time with a link of its own", async () => {
    mailbox.forgets = true;
    await forget();
    const [first] = await mails();
    mailbox.forgets = false;
    platform.clock.now += MINUTE;
    const [second] = await mails();
    expect(second?.to).toBe(EMAIL);
    expect(await check(first?.token ?? "")).toMatchObject(ENDED);
    expect((await check(second?.token ?? "")).status).toBe(200);
  });

  it("is not sent to who asked more than an hour ago", async () => {
    await forget();
    platform.clock.now += HOUR + 1;
    expect(await mails()).toEqual([]);
  });

  it("is forgotten a day later, and so are links", async () => {
    await forget();
    await mails();
    platform.clock.now += DAY + 1;
    await platform.app.jobs.run("ended links");
    const content = await contentOf(platform.database);
    expect(content).toMatchObject({ account_mail: "", account_link: "" });
  });
});

it("says where no mail is sent, and does not offer it", async () => {
  const silent = await TestPlatform.start();
  try {
    const answer = await silent.call("POST", "/user/password/forgot", {}, { email: EMAIL });
    expect(answer).toMatchObject({ status: 409, body: { error: { fault: "NO_MAIL" } } });
    expect(answer.headers["x-platform-features"]).toContain("account-links");
    expect(answer.headers["x-platform-features"]).not.toContain("account-mail");
    expect((await forget()).headers["x-platform-features"]).toContain("account-mail");
  } finally {
    await silent.stop();
  }
});
