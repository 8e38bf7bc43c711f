import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const PORTAL = "https://portal.example";
const SIGN_IN = `mutation { signIn(input: { email: "mallory@evil.example", password: "theirs" }) { sessionId } }`;
const SET_PASSWORD = `mutation { setPasswordByLink(input: { token: "al_1", password: "correct horse" }) { email } }`;
const SECOND_STEP = `mutation { signInSecondStep(input: { token: "sf_1", code: "123456" }) { sessionId } }`;
const user = { id: 3, email: "ana@obcina.si", username: "Ana", admin: false, groupId: 1 };

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url, { PUBLIC_URL: PORTAL });
  platform.on("POST user/login", () => ({ sessionId: "s-123" }));
  platform.on("GET user/session", () => ({ user, group: null }));
  platform.on("POST user/password/reset", () => ({ email: "ana@obcina.si" }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const send = (query: string, headers: Record<string, string>) =>
  gateway.inject({ method: "POST", url: "/graphql", payload: { query }, headers });

describe("a session that somebody put into the browser before the sign-in", () => {
  it.each(["__Host-sessionId", "sessionId"])("as %s is not the person's afterwards", async (name) => {
    const answer = await send(SIGN_IN, { origin: PORTAL, cookie: `${name}=planted` });
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: "__Host-sessionId", value: "s-123", httpOnly: true, secure: true }),
    );
    const login = platform.requests.find(({ url }) => url === "/user/login");
    expect(login?.headers["x-session-id"]).toBeUndefined();
    expect(JSON.stringify([login?.headers, login?.body])).not.toContain("planted");
  });
});

describe("the same before a second step or a passkey", () => {
  it.each([
    ["user/login/second", 'signInSecondStep(input: { token: "sf_1", code: "123456" })'],
    ["user/passkey/finish", 'signInByPasskey(input: { token: "sf_1", passkey: { id: "k" } })'],
  ])("is not told to the platform, and not the person's afterwards: %s", async (path, call) => {
    platform.on(`POST ${path}`, () => ({ sessionId: "s-123" }));
    const query = `mutation { ${call} { sessionId } }`;
    const answer = await send(query, { origin: PORTAL, cookie: "__Host-sessionId=planted" });
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: "__Host-sessionId", value: "s-123", httpOnly: true, secure: true }),
    );
    const asked = platform.requests.find(({ url }) => url === `/${path}`);
    expect(JSON.stringify([asked?.headers, asked?.body])).not.toContain("planted");
  });
});

describe("another site's page", () => {
  const elsewhere = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "signs nobody in under an account of its own by a form: %s",
    async (type) => {
      for (const query of [SIGN_IN, SECOND_STEP, SET_PASSWORD]) {
        const headers = { ...elsewhere, "content-type": type };
        const payload = JSON.stringify({ query });
        const answer = await gateway.inject({ method: "POST", url: "/graphql", payload, headers });
        expect([answer.statusCode, answer.cookies]).toEqual([415, []]);
      }
      expect(platform.calls).toEqual([]);
    },
  );

  it("nor by JSON, which browsers ask about before they send it", async () => {
    const asked = {
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    const answer = await gateway.inject({
      method: "OPTIONS",
      url: "/graphql",
      headers: { ...elsewhere, ...asked },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  it("nor by a link", async () => {
    const answer = await gateway.inject({
      method: "GET",
      url: "/graphql",
      query: { query: SIGN_IN },
      headers: elsewhere,
    });
    expect([answer.statusCode, answer.cookies]).toEqual([405, []]);
    expect(platform.calls).toEqual([]);
  });
});
