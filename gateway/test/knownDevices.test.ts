import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const SIGN_IN = `mutation { signIn(input: { email: "ana@obcina.si", password: "correct horse" }) { session { admin } } }`;
const SET_PASSWORD = `mutation { setPasswordByLink(input: { token: "al_1", password: "correct horse" }) { email } }`;
const credentials = { email: "ana@obcina.si", password: "correct horse" };
const user = { id: 3, email: "ana@obcina.si", username: "Ana Novak", admin: false, groupId: 1 };
const KEPT = "Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax";
/** What browsers send. */
const BROWSER = { origin: "http://localhost:4000" };

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("POST user/login", () => ({ sessionId: "s-123", device: "kd_new" }));
  platform.on("POST user/provider/begin", () => ({ url: "https://login.example.si/", secret: "pa_secret" }));
  platform.on("POST user/provider/finish", () => ({ sessionId: "s-123", device: "kd_new" }));
  platform.on("POST user/password/reset", () => ({ email: "ana@obcina.si" }));
  platform.on("POST user/logout", (_request, reply) => reply.code(204).send());
  platform.on("GET user/session", () => ({ user, group: null }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const bodyOf = (path: string) => platform.requests.find(({ url }) => url === `/${path}`)?.body;
const deviceCookies = (cookies: string[]) => cookies.filter((cookie) => /knownDevice/i.test(cookie));

describe("a sign-in by password", () => {
  it("by a new browser says so, and leaves it the secret that the platform gives", async () => {
    const { cookies } = await ask(gateway, SIGN_IN, { headers: BROWSER });
    expect(bodyOf("user/login")).toEqual({ ...credentials, device: null });
    expect(deviceCookies(cookies)).toEqual([`knownDevice=kd_new; ${KEPT}`]);
  });

  it("brings the secret along, which then lasts for another 400 days", async () => {
    platform.on("POST user/login", () => ({ sessionId: "s-123", device: "kd_old" }));
    const headers = { ...BROWSER, cookie: "knownDevice=kd_old" };
    const { cookies } = await ask(gateway, SIGN_IN, { headers });
    expect(bodyOf("user/login")).toEqual({ ...credentials, device: "kd_old" });
    expect(deviceCookies(cookies)).toEqual([`knownDevice=kd_old; ${KEPT}`]);
  });

  it("behind TLS binds the cookie to the host, and takes no other one", async () => {
    const secure = await buildGateway(platform.url, { PUBLIC_URL: "https://portal.example" });
    const headers = { origin: "https://portal.example", cookie: "knownDevice=kd_planted" };
    const { cookies } = await ask(secure, SIGN_IN, { headers });
    await secure.close();
    expect(bodyOf("user/login")).toEqual({ ...credentials, device: null });
    expect(deviceCookies(cookies)).toEqual([
      "__Host-knownDevice=kd_new; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("of a script, which keeps nothing, says nothing of it", async () => {
    platform.on("POST user/login", () => ({ sessionId: "s-123" }));
    const { cookies } = await ask(gateway, SIGN_IN);
    expect(bodyOf("user/login")).toEqual(credentials);
    expect(deviceCookies(cookies)).toEqual([]);
  });

  it("with a secret that is too long is one by a new browser", async () => {
    await ask(gateway, SIGN_IN, { headers: { ...BROWSER, cookie: `knownDevice=${"x".repeat(201)}` } });
    expect(bodyOf("user/login")).toEqual({ ...credentials, device: null });
  });

  it("that fails leaves the cookie as it is", async () => {
    platform.on("POST user/login", (_request, reply) => reply.code(401).send({}));
    const headers = { ...BROWSER, cookie: "knownDevice=kd_old" };
    expect((await ask(gateway, SIGN_IN, { headers })).cookies).toEqual([]);
  });

  it("that the platform gives no secret for leaves the cookie as it is", async () => {
    platform.on("POST user/login", () => ({ sessionId: "s-123" }));
    const { cookies } = await ask(gateway, SIGN_IN, {
      headers: { ...BROWSER, cookie: "knownDevice=kd_old" },
    });
    expect(deviceCookies(cookies)).toEqual([]);
  });
});

describe("a sign-in by an organisation", () => {
  async function callback(cookies: Record<string, string> = {}, at = gateway) {
    const begun = await at.inject({ method: "GET", url: "/sign-in/bled" });
    const attempt = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
    return at.inject({
      method: "GET",
      url: "/sign-in/bled/callback?code=c&state=s",
      cookies: { ...attempt, ...cookies },
    });
  }
  const finished = { provider: "bled", secret: "pa_secret", answer: "code=c&state=s" };

  it("does the same, and is always a browser's", async () => {
    const answer = await callback();
    expect(bodyOf("user/provider/finish")).toEqual({ ...finished, device: null });
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: "knownDevice", value: "kd_new", httpOnly: true, sameSite: "Lax" }),
    );
  });

  it("brings the secret along", async () => {
    await callback({ knownDevice: "kd_old" });
    expect(bodyOf("user/provider/finish")).toEqual({ ...finished, device: "kd_old" });
  });

  it("in front of a platform that knows no devices sends none", async () => {
    const plain = await buildGateway(platform.url, { PLATFORM_FEATURES: "-known-devices" });
    await callback({ knownDevice: "kd_old" }, plain);
    await plain.close();
    expect(bodyOf("user/provider/finish")).toEqual(finished);
  });
});

it("a password that a link sets leaves the browser known that sets it", async () => {
  await ask(gateway, SET_PASSWORD, { headers: { ...BROWSER, cookie: "knownDevice=kd_old" } });
  expect(bodyOf("user/password/reset")).toEqual({
    token: "al_1",
    password: "correct horse",
    device: "kd_old",
  });
});

it("a sign-out keeps the cookie", async () => {
  const headers = { cookie: "sessionId=alive; knownDevice=kd_old" };
  const { cookies } = await ask(gateway, "mutation { signOut { signedOut } }", { headers });
  expect(cookies).toEqual([expect.stringMatching(/^sessionId=;/)]);
});

it("the cookie makes nobody a caller", async () => {
  const { data } = await ask(gateway, "{ session { admin } }", { headers: { cookie: "knownDevice=kd_old" } });
  expect(data).toEqual({ session: null });
  expect(platform.calls).toEqual([]);
});

it("a platform that knows no devices is sent none", async () => {
  const plain = await buildGateway(platform.url, { PLATFORM_FEATURES: "-known-devices" });
  const headers = { ...BROWSER, cookie: "knownDevice=kd_old" };
  const signedIn = await ask(plain, SIGN_IN, { headers });
  await ask(plain, SET_PASSWORD, { headers });
  await plain.close();
  expect(bodyOf("user/login")).toEqual(credentials);
  expect(bodyOf("user/password/reset")).toEqual({ token: "al_1", password: "correct horse" });
  expect(deviceCookies(signedIn.cookies)).toEqual([]);
});
