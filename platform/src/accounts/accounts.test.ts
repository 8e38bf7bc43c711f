import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
const ANA = { email: "ana@example.si", password: "Anino geslo 1" };

let platform: TestPlatform;
let admin: Headers;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterEach(() => platform.stop());

const login = (body: object, headers: Headers = {}) => platform.call("POST", "/user/login", headers, body);
const alive = async (headers: Headers) =>
  (await platform.call("GET", "/user/session", headers)).status === 200;
const users = () =>
  platform.ok<{ id: number; email: string; admin: boolean; confirmed: boolean }[]>(
    "GET",
    "/user/list",
    admin,
  );
const idOf = async (email: string) => (await users()).find((user) => user.email === email)?.id ?? 0;

describe("signing up", () => {
  it("waits for an administrator, and shows the name", async () => {
    const person = { ...ANA, firstName: "Ana", lastName: "Žagar" };
    expect((await platform.call("POST", "/user/register", {}, person)).status).toBe(201);
    expect((await login(ANA)).status).toBe(401);
    await platform.ok("PATCH", "/user", admin, { id: await idOf(ANA.email), confirmed: true });
    const session = await platform.signIn({ ...ANA, email: " ANA@example.si " });
    expect(await platform.ok("GET", "/user/session", session)).toMatchObject({
      user: { email: ANA.email, username: "Ana Žagar", admin: false, groupId: null },
      group: null,
    });
  });

  it("answers a known e-mail alike, and leaves that account as it is", async () => {
    const again = await platform.call(
      "POST",
      "/user/register",
      {},
      { email: ADMIN.email, password: "another password" },
    );
    expect(again).toMatchObject({ status: 201, body: { confirmed: false } });
    expect((await login({ email: ADMIN.email, password: "another password" })).status).toBe(401);
    expect(await users()).toHaveLength(1);
  });

  it("applies no privileged field", async () => {
    await platform.ok(
      "POST",
      "/user/register",
      {},
      { ...ANA, admin: true, confirmed: true, groupId: 1, id: 1 },
    );
    expect((await users()).find(({ email }) => email === ANA.email)).toMatchObject({
      admin: false,
      confirmed: false,
    });
  });

  it.each([
    ["seven characters", "sedem77", 422],
    ["eight of four bytes each", "🌲🌲🌲🌲🌲🌲🌲🌲", 201],
    ["a common one", "Password123", 422],
    ["128 characters", "d".repeat(128), 201],
    ["257 characters", "d".repeat(257), 422],
    ["no text", 12345678, 400],
  ])("takes or refuses a password of %s", async (_name, password, status) => {
    expect((await platform.call("POST", "/user/register", {}, { email: ANA.email, password })).status).toBe(
      status,
    );
  });

  it.each(["", "ana", "ana@", "a b@c.si", "ana@@example.si", `${"a".repeat(250)}@b.si`])(
    "refuses the e-mail %j",
    async (email) => {
      expect(
        (await platform.call("POST", "/user/register", {}, { email, password: ANA.password })).status,
      ).toBe(422);
    },
  );
});

describe("signing in", () => {
  it("answers unknown, wrong and unconfirmed alike", async () => {
    await platform.ok("POST", "/user/register", {}, ANA);
    const answers = [
      await login(ANA),
      await login({ ...ANA, email: "no@example.si" }),
      await login({ ...ADMIN, password: "wrong password" }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: answers[0]!.body });
  });

  it("refuses an account after five failures for five minutes, also with the right password, and no other", async () => {
    const ana = await addUser(platform, admin, ANA.email);
    const wrong = { email: ANA.email, password: "wrong password" };
    for (let tries = 0; tries < 5; tries += 1) expect((await login(wrong)).status).toBe(401);
    const refused = await login({ email: ANA.email, password: `password of ${ANA.email}` });
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("300");
    expect((await login(ADMIN)).status).toBe(200);
    expect(await alive(ana.headers)).toBe(true);
    platform.clock.now = START + 300;
    expect((await login({ email: ANA.email, password: `password of ${ANA.email}` })).status).toBe(200);
  });

  it("counts failures of an e-mail without an account alike", async () => {
    await addUser(platform, admin, ANA.email);
    const tries = async (email: string) => {
      const answers: object[] = [];
      for (let count = 0; count < 6; count += 1) {
        const { status, body, headers } = await login({ email, password: "wrong password" });
        answers.push({ status, body, retryAfter: headers["retry-after"] });
      }
      return answers;
    };
    const known = await tries(ANA.email);
    expect(known).toMatchObject([401, 401, 401, 401, 401, 429].map((status) => ({ status })));
    expect(await tries("nobody@example.si")).toEqual(known);
  });

  it("opens a new session, whatever one was brought along", async () => {
    const planted = (await platform.ok<{ sessionId: string }>("POST", "/user/login", {}, ADMIN)).sessionId;
    const brought: Record<string, string>[] = [
      { cookie: `sessionId=${planted}` },
      { "x-session-id": planted },
      { cookie: "sessionId=chosen" },
    ];
    for (const headers of brought) {
      const answer = await platform.call("POST", "/user/login", headers, ADMIN);
      const { sessionId } = answer.body as { sessionId: string };
      expect([planted, "chosen"]).not.toContain(sessionId);
    }
    expect(await alive({ "x-session-id": "chosen" })).toBe(false);
  });

  it("lets no burst slip past the count", async () => {
    await addUser(platform, admin, ANA.email);
    const burst = await Promise.all(
      Array.from({ length: 12 }, () => login({ email: ANA.email, password: "wrong password" })),
    );
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it("lets the same person sign in many times at once", async () => {
    const burst = await Promise.all(Array.from({ length: 8 }, () => login(ADMIN)));
    expect(burst.map(({ status }) => status)).toEqual(burst.map(() => 200));
  });

  it("refuses an address after thirty failures, by the address that a local proxy tells", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let tries = 0; tries < 30; tries += 1)
      await login({ email: `u${tries}@example.si`, password: "wrong password" }, from("203.0.113.7"));
    expect((await login(ADMIN, from("203.0.113.7"))).status).toBe(429);
    expect((await login(ADMIN, from("203.0.113.8"))).status).toBe(200);
  });
});

describe("sessions", () => {
  it("end after twelve idle hours, which use puts off", async () => {
    const { headers } = await addUser(platform, admin, ANA.email);
    for (const hours of [11, 22, 33]) {
      platform.clock.now = START + hours * HOUR;
      expect(await alive(headers)).toBe(true);
    }
    platform.clock.now = START + 45 * HOUR + 1;
    expect(await alive(headers)).toBe(false);
  });

  it("end after thirty days, however used", async () => {
    const { headers } = await addUser(platform, admin, ANA.email);
    for (let hours = 10; hours <= 720; hours += 10) {
      platform.clock.now = START + hours * HOUR;
      expect(await alive(headers)).toBe(true);
    }
    platform.clock.now = START + 30 * DAY + 1;
    expect(await alive(headers)).toBe(false);
  });

  it("of administrators end after one idle hour, and after twelve in all", async () => {
    const other = await platform.signIn(ADMIN);
    for (let minutes = 50; minutes <= 12 * 60; minutes += 50) {
      platform.clock.now = START + minutes * 60;
      expect(await alive(admin)).toBe(true);
    }
    expect(await alive(other)).toBe(false);
    platform.clock.now = START + 12 * HOUR + 1;
    expect(await alive(admin)).toBe(false);
  });

  it("end at once by logout, which also succeeds for a dead one", async () => {
    const sessionId = admin["x-session-id"]!;
    expect((await platform.call("POST", "/user/logout", {}, { session_id: sessionId })).status).toBe(204);
    expect(await alive(admin)).toBe(false);
    expect((await platform.call("POST", "/user/logout", {}, { session_id: sessionId })).status).toBe(204);
    expect((await platform.call("POST", "/user/logout")).status).toBe(204);
  });

  it("end with the account, and with its confirmation", async () => {
    const ana = await addUser(platform, admin, ANA.email);
    const bor = await addUser(platform, admin, "bor@example.si");
    await platform.ok("DELETE", `/user?userId=${ana.id}`, admin);
    await platform.ok("PATCH", "/user", admin, { id: bor.id, confirmed: false });
    expect(await alive(ana.headers)).toBe(false);
    expect(await alive(bor.headers)).toBe(false);
  });

  it("come by header before cookie, and by key before both", async () => {
    const cookie = { cookie: `sessionId=${admin["x-session-id"]}` };
    expect(await alive(cookie)).toBe(true);
    expect(await alive({ ...cookie, "x-session-id": "dead" })).toBe(false);
    expect(await alive({ ...admin, authorization: "ApiKey dead" })).toBe(false);
  });
});

describe("administrators", () => {
  it("keep the last one", async () => {
    const id = await idOf(ADMIN.email);
    expect((await platform.call("PATCH", "/user", admin, { id, admin: false })).status).toBe(409);
    expect((await platform.call("PATCH", "/user", admin, { id, confirmed: false })).status).toBe(409);
    expect((await platform.call("DELETE", `/user?userId=${id}`, admin)).status).toBe(409);
    const ana = await addUser(platform, admin, ANA.email);
    await platform.ok("PATCH", "/user", admin, { id: ana.id, admin: true });
    expect((await platform.call("PATCH", "/user", admin, { id, admin: false })).status).toBe(200);
    expect((await platform.call("GET", "/user/list", admin)).status).toBe(403);
    expect((await platform.call("GET", "/user/list", ana.headers)).status).toBe(200);
  });
});
