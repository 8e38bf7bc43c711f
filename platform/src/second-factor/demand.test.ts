import { afterEach, describe, expect, it } from "@jest/globals";
import { addGroup, addUser } from "../../test/devices.js";
import { addPasskey, addTotp, passwordOf } from "../../test/secondFactors.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { MINUTE } from "../time/clock.js";

const ANA = "ana@example.si";

let platform: TestPlatform;
let admin: Headers;
let groupId: number;
let ana: { id: number; headers: Headers };

async function start(settings: Record<string, string> = {}) {
  platform = await TestPlatform.start(undefined, { PORTAL_URL: "https://portal.si", ...settings });
  admin = await platform.signIn(ADMIN);
}
async function withGroup() {
  groupId = await addGroup(platform, admin, "Bled");
  ana = await addUser(platform, admin, ANA, groupId);
}
afterEach(() => platform.stop());

const demand = (secondFactor: boolean | null) =>
  platform.ok("PATCH", "/group", admin, { id: groupId, metaData: { secondFactor } });
const needed = { status: 403, body: { error: { code: "FORBIDDEN", fault: "SECOND_FACTOR_NEEDED" } } };
const profile = (headers: Headers) => platform.call("GET", "/user/profile", headers);

describe("a group that demands a second factor", () => {
  it("lets its people do nothing but add one, in sessions that are open, too", async () => {
    await start();
    await withGroup();
    const stranger = await addUser(platform, admin, "bor@example.si");
    await demand(true);
    expect(await profile(ana.headers)).toMatchObject(needed);
    expect(await profile(stranger.headers)).toMatchObject({ status: 200 });
    expect(await profile(admin)).toMatchObject({ status: 200 });
    const headers = await platform.signIn({ email: ANA, password: passwordOf(ANA) });
    expect(await platform.ok("GET", "/user/session", headers)).toEqual({
      user: expect.objectContaining({ email: ANA }),
      group: null,
      clientsTag: "",
      secondFactorNeeded: true,
    });
    expect(await platform.ok("GET", "/user/factor/list", headers)).toMatchObject({
      needed: true,
      factors: [],
    });
    await addTotp(platform, headers);
    expect(await profile(headers)).toMatchObject({ status: 200 });
    const session = await platform.ok("GET", "/user/session", headers);
    expect(session).toMatchObject({ group: { id: groupId } });
    expect(session).not.toHaveProperty("secondFactorNeeded");
    // Whoever else was in by the password alone is not any more.
    expect(await profile(ana.headers)).toMatchObject({ status: 401 });
  });

  it("asks who has been in for a while for the password", async () => {
    await start();
    await withGroup();
    await demand(true);
    platform.clock.now += 11 * MINUTE;
    const begin = (password?: string) =>
      platform.call("POST", "/user/factor/begin", ana.headers, { kind: "totp", password });
    expect(await begin()).toMatchObject({ status: 409, body: { error: { fault: "SIGN_IN_AGAIN" } } });
    expect(await begin("not mine")).toMatchObject({ status: 422 });
    expect(await begin(passwordOf(ANA))).toMatchObject({ status: 200 });
  });

  it("takes a passkey as well, and demands another one of whose were taken away", async () => {
    await start();
    await withGroup();
    await demand(true);
    await addPasskey(platform, ana.headers);
    expect(await profile(ana.headers)).toMatchObject({ status: 200 });
    await platform.ok("DELETE", `/user/factor?userId=${ana.id}`, admin);
    const headers = await platform.signIn({ email: ANA, password: passwordOf(ANA) });
    expect(await profile(headers)).toMatchObject(needed);
  });

  it("can stop to demand it, and takes yes or no alone", async () => {
    await start();
    await withGroup();
    await demand(true);
    await demand(null);
    expect(await profile(ana.headers)).toMatchObject({ status: 200 });
    const body = { id: groupId, metaData: { secondFactor: "yes" } };
    expect(await platform.call("PATCH", "/group", admin, body)).toMatchObject({ status: 422 });
  });
});

it("refuses every call of people but those by which one is added", async () => {
  await start({ SECOND_FACTOR: "everybody" });
  const open: string[] = [];
  for (const { method, url, access } of platform.app.accessList) {
    if (access === "public" || method === "HEAD" || url.includes("*")) continue;
    const answer = await platform.app.inject({ method: method as "GET", url, headers: admin });
    if (answer.json().error?.fault !== "SECOND_FACTOR_NEEDED") open.push(`${method} ${url}`);
  }
  expect(open.sort()).toEqual([
    "GET /user/factor/list",
    "GET /user/session",
    "POST /user/factor/begin",
    "POST /user/factor/finish",
  ]);
});

describe("the portal", () => {
  it("demands it of administrators alone", async () => {
    await start({ SECOND_FACTOR: "administrators" });
    expect(await profile(admin)).toMatchObject(needed);
    await addTotp(platform, admin);
    await withGroup();
    expect(await profile(ana.headers)).toMatchObject({ status: 200 });
  });
});
