import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway } from "./gatewayUnderTest.js";
import { groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { sessionId session { admin user { email admin } group { name } } } }`;
const SESSION = "{ session { admin user { username } group { id } } }";
const credentials = { email: "ana@obcina.si", password: "correct horse" };
const user = { id: 3, email: "ana@obcina.si", username: "Ana Novak", admin: false, groupId: 1 };

describe("signing in", () => {
  it("answers the session and sets a cookie that no script can read", async () => {
    platform.on("POST user/login", () => ({ sessionId: "s-123" }));
    platform.on("GET user/session", () => ({ user, group: groupJson(1) }));
    const { data, cookies } = await ask(gateway, SIGN_IN, { variables: credentials });
    expect(data?.signIn).toEqual({
      sessionId: "s-123",
      session: { admin: false, user: { email: "ana@obcina.si", admin: false }, group: { name: "Občina 1" } },
    });
    expect(cookies).toEqual(["sessionId=s-123; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it("behind TLS binds the cookie to the host", async () => {
    platform.on("POST user/login", () => ({ sessionId: "s-123" }));
    platform.on("GET user/session", () => ({ user, group: null }));
    const secure = await buildGateway(platform.url, { PUBLIC_URL: "https://portal.example" });
    const { cookies } = await ask(secure, SIGN_IN, { variables: credentials });
    await secure.close();
    expect(cookies).toEqual(["__Host-sessionId=s-123; Path=/; HttpOnly; Secure; SameSite=Lax"]);
  });

  it("says UNAUTHENTICATED for a wrong password, and nothing of what was sent", async () => {
    platform.on("POST user/login", (_request, reply) =>
      reply.code(401).send({ error: { code: "UNAUTHENTICATED", message: "no" } }),
    );
    const { errors, cookies } = await ask(gateway, SIGN_IN, { variables: credentials });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(errors?.[0]?.message).toContain("The e-mail or the password is wrong");
    expect(JSON.stringify(errors)).not.toContain("correct horse");
    expect(cookies).toEqual([]);
  });

  it("says how long to wait after too many failures", async () => {
    platform.on("POST user/login", (_request, reply) =>
      reply.code(429).header("retry-after", "240").send({}),
    );
    const { errors } = await ask(gateway, SIGN_IN, { variables: credentials });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryable: true, retryAfter: 240 });
  });

  it.each([
    ["the person, whatever the person claims", "192.0.2.5", "192.0.2.5"],
    ["a proxy that is trusted, whose word counts", "127.0.0.1", "203.0.113.9"],
  ])("tells the platform where the person asks from: by %s", async (_case, remoteAddress, told) => {
    await gateway.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress,
      headers: { "x-forwarded-for": "198.51.100.66, 203.0.113.9" },
      payload: { query: SIGN_IN, variables: credentials },
    });
    expect(platform.requests[0]?.headers["x-forwarded-for"]).toBe(told);
  });

  it("names the field that is empty", async () => {
    const { errors } = await ask(gateway, SIGN_IN, { variables: { email: "", password: "x" } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ path: "email" }] });
    expect(platform.calls).toEqual([]);
  });
});

describe("signing up", () => {
  const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { confirmed } }`;
  const input = { ...credentials, firstName: "Ana", lastName: null };

  it("sends what is given, and answers alike whoever it is", async () => {
    platform.on("POST user/register", (_request, reply) => reply.code(201).send({ confirmed: false }));
    const { data, errors } = await ask(gateway, SIGN_UP, { variables: { input } });
    expect({ data, errors }).toEqual({ data: { signUp: { confirmed: false } }, errors: undefined });
    expect(platform.requests[0]?.body).toEqual({ ...credentials, firstName: "Ana" });
  });

  it("is a guest's, whoever is signed in", async () => {
    platform.on("POST user/register", (_request, reply) => reply.code(201).send({ confirmed: false }));
    await ask(gateway, SIGN_UP, { variables: { input }, headers: { "x-session-id": "session-1" } });
    expect(platform.requests[0]?.headers["x-session-id"]).toBeUndefined();
  });

  it("names the faulty field", async () => {
    platform.on("POST user/register", (_request, reply) =>
      reply.code(422).send({
        error: {
          code: "VALIDATION_FAILED",
          message: "no",
          details: { fields: [{ path: "password", message: "is too common" }] },
        },
      }),
    );
    const { errors } = await ask(gateway, SIGN_UP, { variables: { input } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "password" }],
    });
  });
});

describe("what the caller may do at all", () => {
  const PERMISSIONS =
    "{ session { actingAsGroup user { admin labeller language } apiKey { viewOnly clientId } permissions { administer actAsGroup editProfile labelVideos scheduleReports controlValves queueActions editSettings manageKeys managePeople } } }";
  const none = {
    administer: false,
    actAsGroup: false,
    editProfile: false,
    labelVideos: false,
    scheduleReports: false,
    controlValves: false,
    queueActions: false,
    editSettings: false,
    manageKeys: false,
    managePeople: false,
  };
  const viewer = { ...none, editProfile: true };
  const operator = { ...viewer, controlValves: true, queueActions: true };
  const person = { ...operator, scheduleReports: true, editSettings: true, manageKeys: true };
  const manager = { ...person, managePeople: true };

  it.each([
    ["a person", { user, group: groupJson(1) }, {}, person],
    ["a labeller", { user: { ...user, labeller: true }, group: null }, {}, { ...person, labelVideos: true }],
    [
      "an administrator",
      { user: { ...user, admin: true }, group: null },
      {},
      { ...manager, administer: true, actAsGroup: true },
    ],
    [
      "an administrator who acts as a group",
      { user: { ...user, admin: true }, group: groupJson(1) },
      { "x-group-id": "1" },
      { ...manager, actAsGroup: true },
    ],
    [
      "a script's key",
      { user: null, group: groupJson(1), apiKey: { viewOnly: false } },
      {},
      { ...none, controlValves: true, queueActions: true, editSettings: true },
    ],
    ["a viewer", { user: { ...user, role: "viewer" }, group: groupJson(1) }, {}, viewer],
    ["an operator", { user: { ...user, role: "operator" }, group: groupJson(1) }, {}, operator],
    ["an editor", { user: { ...user, role: "editor" }, group: groupJson(1) }, {}, person],
    ["a manager", { user: { ...user, role: "manager" }, group: groupJson(1) }, {}, manager],
    ["a role of a later platform", { user: { ...user, role: "gardener" }, group: groupJson(1) }, {}, person],
  ])("is told to %s", async (_who, session, headers, permissions) => {
    platform.on("GET user/session", () => session);
    const { data, errors } = await ask(gateway, PERMISSIONS, {
      headers: { "x-session-id": "session-1", ...headers },
    });
    expect(errors).toBeUndefined();
    expect(data?.session).toMatchObject({ permissions });
  });
});

describe("the session", () => {
  it("tells the platform what the person asks with", async () => {
    await ask(gateway, SIGN_IN, { variables: credentials, headers: { "user-agent": "Firefox/140" } });
    expect(platform.requests[0]?.headers["user-agent"]).toBe("Firefox/140");
  });

  it("is null for a guest, without a call", async () => {
    expect((await ask(gateway, SESSION)).data).toEqual({ session: null });
    expect(platform.calls).toEqual([]);
  });

  it("comes from the cookie, too", async () => {
    platform.on("GET user/session", () => ({ user: { ...user, admin: true }, group: null }));
    const { data } = await ask(gateway, SESSION, { headers: { cookie: "other=1; sessionId=from-cookie" } });
    expect(data).toEqual({ session: { admin: true, user: { username: "Ana Novak" }, group: null } });
    expect(platform.requests[0]?.headers["x-session-id"]).toBe("from-cookie");
  });

  it("that has ended is null, and its cookie goes", async () => {
    platform.on("GET user/session", (_request, reply) => reply.code(401).send({}));
    const { data, errors, cookies } = await ask(gateway, SESSION, { headers: { cookie: "sessionId=dead" } });
    expect({ data, errors }).toEqual({ data: { session: null }, errors: undefined });
    expect(cookies[0]).toMatch(/^sessionId=; .*Expires=Thu, 01 Jan 1970/);
  });

  it("is unknown, not ended, while the platform is away", async () => {
    platform.on("GET user/session", (_request, reply) => reply.code(503).send({}));
    const { errors, cookies } = await ask(gateway, SESSION, { headers: { cookie: "sessionId=alive" } });
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
    expect(cookies).toEqual([]);
  });

  it("ends on both sides when signing out", async () => {
    platform.on("POST user/logout", (_request, reply) => reply.code(204).send());
    const { data, cookies } = await ask(gateway, "mutation { signOut { signedOut } }", {
      headers: { cookie: "sessionId=alive" },
    });
    expect(data).toEqual({ signOut: { signedOut: true } });
    expect(platform.requests[0]?.body).toEqual({ session_id: "alive" });
    expect(cookies[0]).toMatch(/^sessionId=;/);
  });
});

describe("signing out", () => {
  const SIGN_OUT = "mutation { signOut { signedOut } }";
  const down = () =>
    platform.on("POST user/logout", (_request, reply) => reply.code(503).header("retry-after", "5").send({}));
  const up = () => platform.on("POST user/logout", (_request, reply) => reply.code(204).send());

  it("ends the cookie although the platform can't be reached, and the session when it is tried again", async () => {
    down();
    const failed = await ask(gateway, SIGN_OUT, { headers: { cookie: "sessionId=alive" } });
    expect(failed.errors?.[0]?.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
    expect(failed.cookies).toEqual(["signedOut=1; Max-Age=2592000; Path=/; SameSite=Lax"]);
    up();
    const cookie = "sessionId=alive; signedOut=1";
    const { data, cookies } = await ask(gateway, SIGN_OUT, { headers: { cookie } });
    expect(data).toEqual({ signOut: { signedOut: true } });
    expect(platform.requests.at(-1)?.body).toEqual({ session_id: "alive" });
    expect(platform.requests.at(-1)?.headers["x-session-id"]).toBeUndefined();
    expect(cookies).toEqual([
      expect.stringMatching(/^sessionId=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^signedOut=; .*Expires=Thu, 01 Jan 1970/),
    ]);
  });

  it("makes a guest of a browser that says so, whatever cookie it still has", async () => {
    platform.on("GET user/session", () => ({ user: { ...user, admin: true }, group: null }));
    const headers = { cookie: "sessionId=alive; signedOut=1" };
    expect((await ask(gateway, SESSION, { headers })).data).toEqual({ session: null });
    const { errors } = await ask(gateway, "{ users { nodes { id } } }", { headers });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(platform.calls).toEqual([]);
  });

  it("leaves a script's session alone, which comes by header", async () => {
    platform.on("GET user/session", () => ({ user, group: null }));
    const headers = { cookie: "sessionId=alive; signedOut=1", "x-session-id": "script" };
    expect((await ask(gateway, SESSION, { headers })).data).toMatchObject({ session: { admin: false } });
    expect(platform.requests[0]?.headers["x-session-id"]).toBe("script");
  });

  it("is made up for at the next sign-in", async () => {
    up();
    platform.on("POST user/login", () => ({ sessionId: "s-123" }));
    platform.on("GET user/session", () => ({ user, group: null }));
    const headers = { cookie: "sessionId=old; signedOut=1" };
    const { cookies } = await ask(gateway, SIGN_IN, { variables: credentials, headers });
    expect(cookies).toEqual([
      "sessionId=s-123; Path=/; HttpOnly; SameSite=Lax",
      expect.stringMatching(/^signedOut=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(platform.requests.at(-1)?.body).toEqual({ session_id: "old" });
  });
});
