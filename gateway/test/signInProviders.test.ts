import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const WAYS = "{ portal { signInWays { providers { name label } passwordsFor } } }";
const URL_THERE = "https://login.example.si/authorize?state=x";
const fault = (code: string) => ({ error: { code: "CONFLICT", message: "No.", fault: code } });

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("POST user/provider/begin", () => ({ url: URL_THERE, secret: "pa_secret" }));
  platform.on("POST user/provider/finish", () => ({ sessionId: "s-123" }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const get = (url: string, cookies: Record<string, string> = {}, at = gateway) =>
  at.inject({ method: "GET", url, cookies });

const asked = (call: string) =>
  platform.requests.filter(({ method, url }) => `${method} ${url.slice(1).split("?")[0]}` === call);

/** Begins a sign-in, and gives the browser's cookie. */
async function begin(query = "") {
  const answer = await get(`/sign-in/bled${query}`);
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

describe("ways to sign in", () => {
  it("are told to guests", async () => {
    const providers = [{ name: "bled", label: "Občina Bled" }];
    platform.on("GET user/provider/list", () => ({ providers, passwords: "administrators" }));
    const { data } = await ask(gateway, WAYS);
    expect(data?.portal).toEqual({ signInWays: { providers, passwordsFor: "ADMINISTRATORS" } });
    expect(asked("GET user/provider/list")).toHaveLength(1);
  });

  it("are passwords alone in front of a platform without providers, which is not asked", async () => {
    const plain = await buildGateway(platform.url, { PLATFORM_FEATURES: "-sign-in-providers" });
    const { data } = await ask(plain, WAYS);
    expect(data?.portal).toEqual({ signInWays: { providers: [], passwordsFor: "EVERYBODY" } });
    expect((await get("/sign-in/bled", {}, plain)).headers.location).toBe("/login?failed=NOT_OFFERED");
    await plain.close();
    expect(asked("GET user/provider/list")).toEqual([]);
    expect(asked("POST user/provider/begin")).toEqual([]);
  });
});

describe("a sign-in by an organisation", () => {
  it("leads there, with a cookie that binds it to the browser", async () => {
    const answer = await get("/sign-in/bled?wanted=%2Fclient%2F7");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, URL_THERE]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["set-cookie"]).toMatch(
      /^signInAttempt=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(asked("POST user/provider/begin")).toMatchObject([{ body: { provider: "bled" } }]);
  });

  it("behind TLS binds that cookie to the host, so that no other host of the domain can put its own in place", async () => {
    const secure = await buildGateway(platform.url, { PUBLIC_URL: "https://portal.example" });
    const answer = await get("/sign-in/bled", {}, secure);
    expect(answer.headers["set-cookie"]).toMatch(/^__Host-signInAttempt=\S+; .*Path=\/; HttpOnly; Secure;/);
    const { signInAttempt = "" } = await begin();
    const back = await get("/sign-in/bled/callback?code=c", { signInAttempt }, secure);
    expect(back.headers.location).toBe("/login?failed=PROVIDER_ATTEMPT_ENDED");
    await secure.close();
  });

  it("ends with the session's cookie, at the page that was wanted", async () => {
    const cookies = await begin("?wanted=%2Fclient%2F7%3Fa%3D1");
    const answer = await get("/sign-in/bled/callback?code=c&state=s", cookies);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      "/login?signedIn=1&wanted=%2Fclient%2F7%3Fa%3D1",
    ]);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: "sessionId", value: "s-123", httpOnly: true }),
    );
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: "signInAttempt", value: "" }));
    expect(asked("POST user/provider/finish")).toMatchObject([
      { body: { provider: "bled", secret: "pa_secret", answer: "code=c&state=s" } },
    ]);
  });

  it("ends the session that the browser had left", async () => {
    platform.on("POST user/logout", (_request, reply) => reply.code(204).send());
    const cookies = { ...(await begin()), sessionId: "old", signedOut: "1" };
    await get("/sign-in/bled/callback?code=c&state=s", cookies);
    expect(asked("POST user/logout")).toMatchObject([{ body: { session_id: "old" } }]);
  });

  it.each([
    [409, fault("PROVIDER_NO_ACCOUNT"), "PROVIDER_NO_ACCOUNT"],
    [429, {}, "RATE_LIMITED"],
    [503, {}, "UPSTREAM_UNAVAILABLE"],
  ])("that fails with %s says why on the sign-in page, and sets no session", async (status, body, failed) => {
    const cookies = await begin("?wanted=%2Fclient%2F7");
    platform.on("POST user/provider/finish", (_request, reply) => reply.code(status).send(body));
    const answer = await get("/sign-in/bled/callback?code=c&state=s", cookies);
    expect(answer.headers.location).toBe(`/login?failed=${failed}&wanted=%2Fclient%2F7`);
    expect(answer.cookies.map(({ name }) => name)).not.toContain("sessionId");
  });
});

describe("attacks", () => {
  it("by a callback in a browser that began nothing reach no platform", async () => {
    const empty = Buffer.from("{}").toString("base64url");
    const foreign: Record<string, string>[] = [{}, { signInAttempt: "x" }, { signInAttempt: empty }];
    for (const cookies of foreign) {
      const answer = await get("/sign-in/bled/callback?code=c&state=s", cookies);
      expect(answer.headers.location).toBe("/login?failed=PROVIDER_ATTEMPT_ENDED");
    }
    expect(asked("POST user/provider/finish")).toEqual([]);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"])(
    "by a way on to %s end at the portal's first page",
    async (wanted) => {
      const cookies = await begin(`?wanted=${encodeURIComponent(wanted)}`);
      const answer = await get("/sign-in/bled/callback?code=c&state=s", cookies);
      expect(answer.headers.location).toBe("/login?signedIn=1");
      const forged = Buffer.from(JSON.stringify({ secret: "pa_secret", wanted })).toString("base64url");
      const other = await get("/sign-in/bled/callback?code=c&state=s", { signInAttempt: forged });
      expect(other.headers.location).toBe("/login?signedIn=1");
    },
  );

  it("by a session that a page put into the browser leave that behind", async () => {
    const answer = await get("/sign-in/bled/callback?code=c&state=s", {
      ...(await begin()),
      sessionId: "fixed",
    });
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: "sessionId", value: "s-123" }));
    const [finished] = asked("POST user/provider/finish");
    expect(finished?.headers["x-session-id"]).toBeUndefined();
  });
});

it("signs out at the organisation, too", async () => {
  const signOutUrl = "https://login.example.si/end";
  platform.on("POST user/logout", () => ({ signOutUrl }));
  const signOut = "mutation { signOut { signedOut signOutUrl } }";
  const { data } = await ask(gateway, signOut, { headers: { "x-session-id": "s-1" } });
  expect(data?.signOut).toEqual({ signedOut: true, signOutUrl });
  platform.on("POST user/logout", () => ({ signOutUrl: "javascript:alert(1)" }));
  const other = await ask(gateway, signOut, { headers: { "x-session-id": "s-1" } });
  expect(other.data?.signOut).toEqual({ signedOut: true, signOutUrl: null });
});
