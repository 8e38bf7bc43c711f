import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { OidcProvider } from "../../test/oidcProvider.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

const PORTAL = "https://portal.example.si";
const NAMES = ["bled", "pending", "grouped", "trusting", "ruling"];
const GROUPS = { groupClaim: "groups", groups: { readers: "Občina Bled", others: "Ni je" } };

let provider: OidcProvider;
let platform: TestPlatform;
let admin: Headers;
let groupId: number;
/** The provider's process has the real clock. */
const clock = {
  ahead: 0,
  get now() {
    return Math.floor(Date.now() / 1000) + this.ahead;
  },
};

beforeAll(async () => {
  provider = await OidcProvider.start(PORTAL, NAMES);
});
afterAll(() => provider.stop());

beforeEach(async () => {
  clock.ahead = 0;
  const settings = [
    provider.setting("bled"),
    provider.setting("pending", { onFirstSignIn: "pending" }),
    provider.setting("grouped", { onFirstSignIn: "group", ...GROUPS }),
    provider.setting("trusting", { trustEmail: true }),
    provider.setting("ruling", { ...GROUPS, adminClaim: "groups", adminValue: "rulers" }),
  ];
  const env = { SIGN_IN_PROVIDERS: JSON.stringify(settings), PORTAL_URL: PORTAL };
  platform = await TestPlatform.start(undefined, env, undefined, clock);
  admin = await platform.signIn(ADMIN);
  const group = { name: "Občina Bled" };
  groupId = (await platform.ok<{ id: number }>("POST", "/group", admin, group)).id;
  await provider.set({ people: { ana: { email: "Ana@bled.si", email_verified: true, given_name: "Ana" } } });
});
afterEach(() => platform.stop());

const begin = (name = "bled") =>
  platform.ok<{ url: string; secret: string }>("POST", "/user/provider/begin", {}, { provider: name });
const finish = (body: object) => platform.call("POST", "/user/provider/finish", {}, body);

async function signIn(login = "ana", name = "bled") {
  const { url, secret } = await begin(name);
  const answer = await provider.visit(url, login);
  return { ...(await finish({ provider: name, secret, answer })), secret, answer };
}

const refused = (fault: string) => ({ status: 409, body: { error: { fault } } });
const headersOf = ({ body }: { body: { sessionId: string } }): Headers => ({
  "x-session-id": body.sessionId,
});
const whoIs = (headers: Headers) =>
  platform.ok<{ user: Record<string, unknown> }>("GET", "/user/session", headers).then(({ user }) => user);
const invite = (email: string, others: object = {}) =>
  platform.ok<{ id: number }>("POST", "/user/invite", admin, { email, mail: false, ...others });
const users = () => platform.ok<{ email: string; confirmed: boolean }[]>("GET", "/user/list", admin);

describe("who is let in", () => {
  it("is the account with the verified e-mail, and from then on the same person, whatever their e-mail", async () => {
    const { id } = await invite("ana@bled.si", { groupId });
    const first = await signIn();
    expect(first.status).toBe(200);
    expect(await whoIs(headersOf(first))).toMatchObject({ id, groupId, email: "ana@bled.si" });
    await provider.set({ people: { ana: { email: "ana.kos@bled.si", email_verified: false } } });
    const again = await signIn();
    expect(await whoIs(headersOf(again))).toMatchObject({ id, email: "ana@bled.si" });
    const rows = await platform.ok<object[]>("GET", "/audit/list", admin);
    const call = "POST /user/provider/finish";
    expect(rows).toContainEqual(expect.objectContaining({ call, who: "ana@bled.si", result: "done" }));
  });

  it.each([
    ["nobody without an account, where the setting says so", "bled", {}, "PROVIDER_NO_ACCOUNT"],
    ["nobody without an e-mail", "pending", { email: undefined }, "PROVIDER_NO_EMAIL"],
    [
      "nobody whose e-mail is not verified",
      "pending",
      { email_verified: false },
      "PROVIDER_EMAIL_UNVERIFIED",
    ],
    ["nor whose is not said to be", "pending", { email_verified: undefined }, "PROVIDER_EMAIL_UNVERIFIED"],
    [
      "nor whose is denied to be, where the e-mail is trusted",
      "trusting",
      { email_verified: false },
      "PROVIDER_EMAIL_UNVERIFIED",
    ],
    [
      "nobody in no group, where the group makes the account",
      "grouped",
      { groups: ["strangers"] },
      "PROVIDER_NO_ACCOUNT",
    ],
    ["nobody in a group that is not there", "grouped", { groups: ["others"] }, "PROVIDER_NO_GROUP"],
  ])("is %s", async (_case, name, claims, fault) => {
    await provider.set({ people: { ana: { email: "ana@bled.si", email_verified: true, ...claims } } });
    expect(await signIn("ana", name)).toMatchObject(refused(fault));
    expect(await users()).toHaveLength(1);
  });

  it("is nobody new until an administrator has confirmed the account that was made", async () => {
    expect(await signIn("ana", "pending")).toMatchObject(refused("PROVIDER_PENDING"));
    expect(await signIn("ana", "pending")).toMatchObject(refused("PROVIDER_PENDING"));
    const [, made, ...others] = await platform.ok<{ id: number }[]>("GET", "/user/list", admin);
    expect([made, others]).toMatchObject([{ email: "Ana@bled.si", confirmed: false, invitation: null }, []]);
    await platform.ok("PATCH", "/user", admin, { id: made?.id, confirmed: true });
    expect((await signIn("ana", "pending")).status).toBe(200);
  });

  it("is somebody new in the group that the claim tells", async () => {
    await provider.set({
      people: { bor: { email: "bor@bled.si", email_verified: true, groups: ["x", "readers"] } },
    });
    const answer = await signIn("bor", "grouped");
    expect(await whoIs(headersOf(answer))).toMatchObject({ email: "bor@bled.si", groupId, admin: false });
    const profile = await platform.ok("GET", "/user/profile", headersOf(answer));
    expect(profile).toMatchObject({ hasPassword: false });
  });

  it("is who has an e-mail that is trusted, without a word that it is verified", async () => {
    await invite("eva@bled.si");
    await provider.set({ people: { eva: { email: "eva@bled.si" } } });
    expect((await signIn("eva", "trusting")).status).toBe(200);
  });

  it("is not the next person with the e-mail of one who was linked", async () => {
    await invite("ana@bled.si");
    await signIn();
    await provider.set({ people: { mia: { email: "ana@bled.si", email_verified: true } } });
    expect(await signIn("mia")).toMatchObject(refused("PROVIDER_OTHER_PERSON"));
  });

  it("leaves nothing to who signed up with somebody else's e-mail before", async () => {
    const theirs = { email: "ana@bled.si", password: "the attacker's password" };
    await platform.ok("POST", "/user/register", {}, theirs);
    expect(await signIn()).toMatchObject(refused("PROVIDER_PENDING"));
    const [, { id } = { id: 0 }] = await platform.ok<{ id: number }[]>("GET", "/user/list", admin);
    await platform.ok("PATCH", "/user", admin, { id, confirmed: true });
    expect((await platform.call("POST", "/user/login", {}, theirs)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });
});

describe("rights by claims", () => {
  const claim = (...groups: string[]) =>
    provider.set({ people: { ana: { email: "ana@bled.si", email_verified: true, groups } } });
  const rights = async (name = "ruling") => {
    const { admin: isAdmin, groupId: group } = await whoIs(headersOf(await signIn("ana", name)));
    return { isAdmin, group };
  };

  it("are set at each sign-in, and taken away by a claim that gives none", async () => {
    await invite("ana@bled.si");
    await claim("readers");
    expect(await rights()).toEqual({ isAdmin: false, group: groupId });
    await claim("rulers", "readers");
    expect(await rights()).toEqual({ isAdmin: true, group: null });
    await claim();
    expect(await rights()).toEqual({ isAdmin: false, group: null });
  });

  it("stay where the provider's setting maps none", async () => {
    await invite("ana@bled.si", { groupId });
    await claim("rulers");
    expect(await rights("bled")).toEqual({ isAdmin: false, group: groupId });
  });

  it("leave the last administrator", async () => {
    await provider.set({ people: { chief: { email: ADMIN.email, email_verified: true, groups: [] } } });
    const answer = await signIn("chief", "ruling");
    expect(await whoIs(headersOf(answer))).toMatchObject({ email: ADMIN.email, admin: true });
  });
});

describe("signing out", () => {
  it("tells where to sign out at the provider, too", async () => {
    await invite("ana@bled.si");
    const session_id = (await signIn()).body as { sessionId: string };
    const ended = await platform.call("POST", "/user/logout", {}, { session_id: session_id.sessionId });
    const { signOutUrl } = ended.body as { signOutUrl: string };
    const url = new URL(signOutUrl);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "portal",
      post_logout_redirect_uri: `${PORTAL}/login`,
      logout_hint: "ana@bled.si",
    });
    const local = await platform.call("POST", "/user/logout", admin, {});
    expect(local).toMatchObject({ status: 204, body: null });
  });
});

describe("a provider that fails", () => {
  beforeEach(() => invite("ana@bled.si"));

  it.each([
    ["a clock that is ahead", { clockOffset: 45 }, "PROVIDER_CLOCK"],
    ["a clock that is behind", { clockOffset: -45 }, "PROVIDER_CLOCK"],
    ["a clock that is hours behind", { clockOffset: -7200 }, "PROVIDER_CLOCK"],
    ["an answer for another party", { idToken: { aud: "other" } }, "PROVIDER_AUDIENCE"],
    ["an answer from another issuer", { idToken: { iss: "https://evil.example" } }, "PROVIDER_ANSWER"],
    ["an answer to another question", { idToken: { nonce: "of another sign-in" } }, "PROVIDER_ANSWER"],
    ["a signature that does not fit", { idToken: { unsigned: true } }, "PROVIDER_ANSWER"],
  ])("with %s lets nobody in", async (_case, told, fault) => {
    const { url, secret } = await begin();
    await provider.set(told);
    const answer = await provider.visit(url, "ana");
    const finished = await finish({ provider: "bled", secret, answer });
    await provider.set({});
    expect(finished).toMatchObject(refused(fault));
  });

  it("by 20 seconds of its clock is borne with", async () => {
    await provider.set({ clockOffset: 20 });
    expect((await signIn()).status).toBe(200);
    await provider.set({});
  });

  it("with an old ID token lets nobody in", async () => {
    expect((await signIn()).status).toBe(200);
    await provider.set({ idToken: { replay: true } });
    expect(await signIn()).toMatchObject(refused("PROVIDER_ANSWER"));
    await provider.set({});
  });

  it("by being out of order says so, before and after", async () => {
    const { url, secret } = await begin();
    const answer = await provider.visit(url, "ana");
    await provider.set({ isBroken: true });
    expect(await finish({ provider: "bled", secret, answer })).toMatchObject(refused("PROVIDER_DOWN"));
    const other = await platform.call("POST", "/user/provider/begin", {}, { provider: "pending" });
    expect(other).toMatchObject(refused("PROVIDER_DOWN"));
    await provider.set({});
    expect((await signIn("ana", "pending")).status).toBe(200);
  });

  it("that never answers is given up after ten seconds", async () => {
    const { url, secret } = await begin();
    const answer = await provider.visit(url, "ana");
    provider.hang(true);
    const finished = await finish({ provider: "bled", secret, answer });
    provider.hang(false);
    expect(finished).toMatchObject(refused("PROVIDER_DOWN"));
  }, 20_000);

  it("is told when the person gives up there", async () => {
    const { url, secret } = await begin();
    const state = new URL(url).searchParams.get("state");
    const answer = `error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
    expect(await finish({ provider: "bled", secret, answer })).toMatchObject(refused("PROVIDER_CANCELLED"));
  });

  it("is not there for a name that nobody gave", async () => {
    const answer = await platform.call("POST", "/user/provider/begin", {}, { provider: "evil" });
    expect(answer.status).toBe(404);
  });
});

describe("attacks", () => {
  beforeEach(() => invite("ana@bled.si"));
  const ENDED = refused("PROVIDER_ATTEMPT_ENDED");

  it("by the same answer once more fail", async () => {
    const { secret, answer, status } = await signIn();
    expect(status).toBe(200);
    expect(await finish({ provider: "bled", secret, answer })).toMatchObject(ENDED);
  });

  it("by two at once let one in", async () => {
    const { url, secret } = await begin();
    const answer = await provider.visit(url, "ana");
    const body = { provider: "bled", secret, answer };
    const statuses = (await Promise.all([finish(body), finish(body)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it("by the attacker's answer in the victim's browser fail, and leave the victim's sign-in as it is", async () => {
    const attacker = await begin();
    const answer = await provider.visit(attacker.url, "ana");
    const victim = await begin();
    expect(await finish({ provider: "bled", secret: victim.secret, answer })).toMatchObject(ENDED);
    const own = await provider.visit(victim.url, "ana");
    expect((await finish({ provider: "bled", secret: victim.secret, answer: own })).status).toBe(200);
  });

  it("by the attacker's code under the victim's state fail", async () => {
    const attacker = await begin();
    const theirs = new URLSearchParams(await provider.visit(attacker.url, "ana"));
    const victim = await begin();
    theirs.set("state", new URL(victim.url).searchParams.get("state") ?? "");
    const answer = theirs.toString();
    expect(await finish({ provider: "bled", secret: victim.secret, answer })).toMatchObject(ENDED);
  });

  it("by an answer of another provider fail", async () => {
    const { url, secret } = await begin("bled");
    const answer = await provider.visit(url, "ana");
    expect(await finish({ provider: "pending", secret, answer })).toMatchObject(ENDED);
    const mixed = new URLSearchParams(answer);
    mixed.set("iss", "https://evil.example");
    const body = { provider: "bled", secret, answer: mixed.toString() };
    expect(await finish(body)).toMatchObject(refused("PROVIDER_ANSWER"));
  });

  it("by an answer that hides whose it is, of a provider that says so of each, fail", async () => {
    const { url, secret } = await begin();
    const answer = new URLSearchParams(await provider.visit(url, "ana"));
    expect(answer.get("iss")).toBe(provider.issuer);
    answer.delete("iss");
    const body = { provider: "bled", secret, answer: answer.toString() };
    expect(await finish(body)).toMatchObject(refused("PROVIDER_ANSWER"));
  });

  it("after ten minutes fail", async () => {
    const { url, secret } = await begin();
    const answer = await provider.visit(url, "ana");
    clock.ahead = 601;
    expect(await finish({ provider: "bled", secret, answer })).toMatchObject(ENDED);
  });

  it("by more and more sign-ins from one address are held back", async () => {
    for (let count = 0; count < 300; count += 1) await begin();
    const more = await platform.call("POST", "/user/provider/begin", {}, { provider: "bled" });
    expect(more.status).toBe(429);
    clock.ahead = 601;
    await platform.app.jobs.run("ended links");
    expect((await begin()).secret).toMatch(/^pa_/);
  });
});
