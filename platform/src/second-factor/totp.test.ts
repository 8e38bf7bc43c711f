import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { addTotp, codeAt, halfSignIn, passwordOf, second } from "../../test/secondFactors.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, MINUTE } from "../time/clock.js";

const ANA = "ana@example.si";

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;
let ana: { id: number; headers: Headers };

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  ana = await addUser(platform, admin, ANA);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

const withApp = () => addTotp(platform, ana.headers, passwordOf(ANA));
const login = (password = passwordOf(ANA)) =>
  platform.call("POST", "/user/login", {}, { email: ANA, password });
const wrong = (path: string) => ({
  status: 422,
  body: { error: { details: { fields: [{ path, fault: "WRONG" }] } } },
});
const ended = { status: 409, body: { error: { fault: "STEP_ENDED" } } };
const mails = async () => (await mailsNow(platform, mailbox)).map(({ to, subject }) => [to, subject]);

describe("adding an app", () => {
  it("needs the password, and a first code that is right; then its person is asked for it", async () => {
    const begin = (password?: string) =>
      platform.call("POST", "/user/factor/begin", ana.headers, { kind: "totp", password });
    expect(await begin()).toMatchObject(wrong("password"));
    expect(await begin("not mine")).toMatchObject(wrong("password"));
    const begun = await begin(passwordOf(ANA));
    expect(begun).toMatchObject({ status: 200, body: { totp: { secret: expect.any(String) } } });
    const { token, totp } = begun.body as { token: string; totp: { secret: string; address: string } };
    expect(new URL(totp.address).searchParams.get("secret")).toBe(totp.secret);
    const finish = (code: string, headers = ana.headers) =>
      platform.call("POST", "/user/factor/finish", headers, { token, name: "Telefon", code });
    expect(await finish("12345")).toMatchObject(wrong("code"));
    expect(await login()).toMatchObject({ body: { sessionId: expect.any(String) } });
    // The token is the person's alone.
    expect(await finish(codeAt(totp.secret), admin)).toMatchObject(ended);
    const { status, body } = await finish(codeAt(totp.secret));
    expect(status).toBe(201);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await finish(codeAt(totp.secret, START + 30))).toMatchObject(ended);
    expect(await login()).toMatchObject({
      status: 200,
      body: { secondStep: { totp: true, recoveryCodes: true, passkeyOptions: null } },
    });
    expect(await platform.ok("GET", "/user/factor/list", ana.headers)).toEqual({
      factors: [{ id: 1, kind: "totp", name: "Telefon", createDate: START, lastUsedDate: null }],
      recoveryCodes: 10,
      passkeys: true,
      canAdd: true,
      needed: false,
    });
    expect(await mails()).toContainEqual([ANA, "Drugi korak prijave je dodan · Obcestje"]);
  });

  it("ends all other sessions, which were opened without it", async () => {
    const other = await platform.signIn({ email: ANA, password: passwordOf(ANA) });
    await withApp();
    expect(await platform.call("GET", "/user/profile", other)).toMatchObject({ status: 401 });
    expect(await platform.call("GET", "/user/profile", ana.headers)).toMatchObject({ status: 200 });
  });

  it("stores no code, and tells nothing of the secret any more", async () => {
    const { secret, recoveryCodes } = await withApp();
    const told = [
      await platform.ok("GET", "/user/factor/list", ana.headers),
      await platform.ok("GET", "/audit/list", admin),
      await platform.ok("GET", "/user/list", admin),
    ];
    expect(JSON.stringify(told)).not.toContain(secret);
    for (const code of recoveryCodes ?? []) expect(JSON.stringify(told)).not.toContain(code);
  });
});

describe("the second step", () => {
  it("opens a session by a code, once", async () => {
    const { secret } = await withApp();
    platform.clock.now += 60;
    const { token, expireDate } = await halfSignIn(platform, ANA);
    expect(expireDate).toBe(START + 60 + 5 * MINUTE);
    const code = codeAt(secret, platform.clock.now);
    const { status, body } = await second(platform, { token, code });
    expect(status).toBe(200);
    const { sessionId } = body as { sessionId: string };
    expect(await platform.call("GET", "/user/profile", { "x-session-id": sessionId })).toMatchObject({
      status: 200,
    });
    expect(await second(platform, { token, code: codeAt(secret, platform.clock.now + 30) })).toMatchObject(
      ended,
    );
  });

  it("takes codes of half a minute before and after, as clocks differ, and no others", async () => {
    const { secret } = await withApp();
    platform.clock.now += 300;
    const now = platform.clock.now;
    const { token } = await halfSignIn(platform, ANA);
    for (const far of [-60, 60])
      expect(await second(platform, { token, code: codeAt(secret, now + far) })).toMatchObject(wrong("code"));
    expect(await second(platform, { token, code: codeAt(secret, now - 30) })).toMatchObject({ status: 200 });
    const { token: next } = await halfSignIn(platform, ANA);
    expect(await second(platform, { token: next, code: codeAt(secret, now + 30) })).toMatchObject({
      status: 200,
    });
  });

  it("takes no code a second time within its window, nor an earlier one, nor the one it was added by", async () => {
    const { secret } = await withApp();
    const tryCode = async (at: number) => {
      const { token } = await halfSignIn(platform, ANA);
      return (await second(platform, { token, code: codeAt(secret, at) })).status;
    };
    expect(await tryCode(START)).toBe(422);
    platform.clock.now += 60;
    const now = platform.clock.now;
    expect(await tryCode(now)).toBe(200);
    expect(await tryCode(now)).toBe(422);
    expect(await tryCode(now - 30)).toBe(422);
    platform.clock.now += 20;
    expect(await tryCode(now)).toBe(422);
  });

  it("lets one of two in who bring the same code at once", async () => {
    const { secret } = await withApp();
    platform.clock.now += 60;
    const tokens = [await halfSignIn(platform, ANA), await halfSignIn(platform, ANA)];
    const code = codeAt(secret, platform.clock.now);
    const answers = await Promise.all(tokens.map(({ token }) => second(platform, { token, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("ends after five minutes", async () => {
    const { secret } = await withApp();
    const { token } = await halfSignIn(platform, ANA);
    platform.clock.now += 5 * MINUTE;
    const code = codeAt(secret, platform.clock.now);
    expect(await second(platform, { token, code })).toMatchObject(ended);
    await platform.app.jobs.run("ended sign-ins");
  });

  it("ends with the password that it was begun by", async () => {
    const { secret } = await withApp();
    const { token } = await halfSignIn(platform, ANA);
    const passwords = { currentPassword: passwordOf(ANA), newPassword: "modra žaba 7" };
    await platform.ok("POST", "/user/password", ana.headers, passwords);
    platform.clock.now += 60;
    const code = codeAt(secret, platform.clock.now);
    expect(await second(platform, { token, code })).toMatchObject(ended);
  });

  it("takes a recovery code once, however it is written, and tells by mail", async () => {
    const { recoveryCodes } = await withApp();
    await mails();
    const [code = ""] = recoveryCodes ?? [];
    const { token } = await halfSignIn(platform, ANA);
    expect(await second(platform, { token, recoveryCode: "aaaa-bbbb-cccc-dddd" })).toMatchObject(
      wrong("recoveryCode"),
    );
    const written = ` ${code.toUpperCase().replaceAll("-", " ")}`;
    expect(await second(platform, { token, recoveryCode: written })).toMatchObject({ status: 200 });
    expect(await mails()).toContainEqual([ANA, "Prijava z obnovitveno kodo · Obcestje"]);
    const { token: next } = await halfSignIn(platform, ANA);
    expect(await second(platform, { token: next, recoveryCode: code })).toMatchObject(wrong("recoveryCode"));
    expect(await platform.ok("GET", "/user/factor/list", ana.headers)).toMatchObject({ recoveryCodes: 9 });
  });
});

describe("attacks", () => {
  it("a half sign-in opens nothing: its token is no session", async () => {
    await withApp();
    const { token } = await halfSignIn(platform, ANA);
    const ways: Headers[] = [
      { "x-session-id": token },
      { cookie: `sessionId=${token}` },
      { authorization: `ApiKey ${token}` },
    ];
    for (const headers of ways)
      for (const path of ["/user/session", "/user/profile", "/user/factor/list", "/client/list"])
        expect(await platform.call("GET", path, headers)).toMatchObject({ status: 401 });
    for (const [path, body] of [
      ["/user/factor/finish", { token, name: "x", code: "123456" }],
      ["/user/factor/begin", { kind: "totp", password: passwordOf(ANA) }],
    ] as const)
      expect(await platform.call("POST", path, {}, body)).toMatchObject({ status: 401 });
    expect(
      await platform.call("POST", "/user/factor/finish", admin, { token, name: "x", code: "1" }),
    ).toMatchObject(ended);
    expect(
      await platform.call("POST", "/user/passkey/finish", {}, { token, passkey: { id: "x" } }),
    ).toMatchObject(ended);
  });

  it("codes can't be guessed on and on: the right password does not clear what was tried", async () => {
    const { secret } = await withApp();
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const answer = await login();
      if (answer.status !== 200) statuses.push(answer.status);
      else {
        const { token } = (answer.body as { secondStep: { token: string } }).secondStep;
        statuses.push((await second(platform, { token, code: "000000" })).status);
      }
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    platform.clock.now += 5 * MINUTE;
    const { token } = await halfSignIn(platform, ANA);
    const code = codeAt(secret, platform.clock.now);
    expect(await second(platform, { token, code })).toMatchObject({ status: 200 });
  });

  it("codes tried at once are not more than those tried one after the other", async () => {
    await withApp();
    const { token } = await halfSignIn(platform, ANA);
    const tries = Array.from({ length: 12 }, (_, index) =>
      second(platform, { token, code: `00000${index % 10}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it("fifty wrong codes a day are enough; a recovery code goes on", async () => {
    const { secret, recoveryCodes } = await withApp();
    for (let tries = 0; tries < 50; tries += 1) {
      if (tries % 5 === 0) platform.clock.now += 5 * MINUTE;
      const { token } = await halfSignIn(platform, ANA);
      expect(await second(platform, { token, code: "000000" })).toMatchObject({ status: 422 });
    }
    platform.clock.now += HOUR_LATER;
    await platform.app.jobs.run("ended sign-ins");
    const { token } = await halfSignIn(platform, ANA);
    const code = codeAt(secret, platform.clock.now);
    expect(await second(platform, { token, code })).toMatchObject({ status: 429 });
    const [recoveryCode] = recoveryCodes ?? [];
    expect(await second(platform, { token, recoveryCode })).toMatchObject({ status: 200 });
    platform.clock.now += DAY;
    const { token: later } = await halfSignIn(platform, ANA);
    const next = codeAt(secret, platform.clock.now);
    expect(await second(platform, { token: later, code: next })).toMatchObject({ status: 200 });
  });

  it("exactly one thing is shown", async () => {
    const { secret, recoveryCodes } = await withApp();
    platform.clock.now += 60;
    const { token } = await halfSignIn(platform, ANA);
    const code = codeAt(secret, platform.clock.now);
    const [recoveryCode] = recoveryCodes ?? [];
    expect(await second(platform, { token })).toMatchObject({ status: 422 });
    expect(await second(platform, { token, code, recoveryCode })).toMatchObject({ status: 422 });
  });
});

const HOUR_LATER = 60 * MINUTE;

describe("who has factors", () => {
  it("removes one by the password; with the last one go the recovery codes", async () => {
    const { id } = await withApp();
    await mails();
    const remove = (password?: string) =>
      platform.call("POST", "/user/factor/remove", ana.headers, { id, password });
    expect(await remove()).toMatchObject(wrong("password"));
    expect(await remove(passwordOf(ANA))).toMatchObject({ status: 204 });
    expect(await platform.ok("GET", "/user/factor/list", ana.headers)).toMatchObject({
      factors: [],
      recoveryCodes: 0,
    });
    expect(await login()).toMatchObject({ body: { sessionId: expect.any(String) } });
    expect(await mails()).toContainEqual([ANA, "Drugi korak prijave je odstranjen · Obcestje"]);
  });

  it("can't remove another's", async () => {
    const { id } = await withApp();
    const bor = await addUser(platform, admin, "bor@example.si");
    const body = { id, password: passwordOf("bor@example.si") };
    expect(await platform.call("POST", "/user/factor/remove", bor.headers, body)).toMatchObject({
      status: 404,
    });
  });

  it("makes recovery codes anew by the password; the old ones end", async () => {
    const { recoveryCodes } = await withApp();
    const password = passwordOf(ANA);
    const renewed = await platform.ok<{ recoveryCodes: string[] }>(
      "POST",
      "/user/factor/recovery",
      ana.headers,
      { password },
    );
    const { token } = await halfSignIn(platform, ANA);
    const [old] = recoveryCodes ?? [];
    const [fresh] = renewed.recoveryCodes;
    expect(await second(platform, { token, recoveryCode: old })).toMatchObject(wrong("recoveryCode"));
    expect(await second(platform, { token, recoveryCode: fresh })).toMatchObject({ status: 200 });
  });

  it("loses them by an administrator, is told, and signs in by the password", async () => {
    await withApp();
    await mails();
    const { token } = await halfSignIn(platform, ANA);
    const take = (headers: Headers, userId: number) =>
      platform.call("DELETE", `/user/factor?userId=${userId}`, headers);
    expect(await platform.ok("GET", "/user/list", admin)).toContainEqual(
      expect.objectContaining({ email: ANA, secondFactors: 1 }),
    );
    expect(await take(ana.headers, ana.id)).toMatchObject({ status: 403 });
    expect(await take(admin, ana.id)).toMatchObject({ status: 204 });
    expect(await take(admin, ana.id)).toMatchObject({ status: 404 });
    expect(await platform.call("GET", "/user/profile", ana.headers)).toMatchObject({ status: 401 });
    expect(await second(platform, { token, code: "123456" })).toMatchObject(ended);
    expect(await login()).toMatchObject({ body: { sessionId: expect.any(String) } });
    expect(await mails()).toContainEqual([ANA, "Drugi korak vaše prijave je odstranjen · Obcestje"]);
    expect(await platform.ok("GET", "/audit/list", admin)).toContainEqual(
      expect.objectContaining({
        call: "DELETE /user/factor",
        result: "done",
        who: ADMIN.email,
        target: { ids: { userId: ana.id }, fields: [] },
      }),
    );
  });

  it("is an administrator who does not take the own ones away without a password", async () => {
    await addTotp(platform, admin, ADMIN.password);
    const users = await platform.ok<{ id: number; email: string }[]>("GET", "/user/list", admin);
    const own = users.find(({ email }) => email === ADMIN.email)?.id;
    expect(await platform.call("DELETE", `/user/factor?userId=${own}`, admin)).toMatchObject({
      status: 409,
      body: { error: { fault: "OWN_ACCOUNT" } },
    });
  });
});
