import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const SIGN_IN = `mutation { signIn(input: { email: "ana@obcina.si", password: "correct horse" }) {
  sessionId session { admin } secondStep { token totp recoveryCodes passkeyOptions } } }`;
const SECOND = `mutation { signInSecondStep(input: { token: "sf_1", code: "123456" }) { sessionId session { secondFactorNeeded } } }`;
const user = { id: 3, email: "ana@obcina.si", username: "Ana Novak", admin: false, groupId: 1 };
const SIGNED_IN = { cookie: "sessionId=s-123" };

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET user/session", () => ({ user, group: null, secondFactorNeeded: false }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const calls = () => platform.requests.map(({ url, body }) => [url, body]);

describe("a sign-in with a second step", () => {
  it("sets no cookie after the password, and asks the platform for nothing else", async () => {
    const secondStep = { token: "sf_1", totp: true, recoveryCodes: true, passkeyOptions: { challenge: "x" } };
    platform.on("POST user/login", () => ({ secondStep: { ...secondStep, expireDate: 1 } }));
    const { data, cookies } = await ask(gateway, SIGN_IN);
    expect(data).toEqual({ signIn: { sessionId: null, session: null, secondStep } });
    expect(cookies).toEqual([]);
    expect(calls().filter(([url]) => url === "/user/session")).toEqual([]);
  });

  it("sets the cookie after the second step", async () => {
    platform.on("POST user/login/second", () => ({ sessionId: "s-123" }));
    const { data, cookies } = await ask(gateway, SECOND);
    expect(data?.signInSecondStep).toEqual({ sessionId: "s-123", session: { secondFactorNeeded: false } });
    expect(cookies).toEqual(["sessionId=s-123; Path=/; HttpOnly; SameSite=Lax"]);
    expect(calls()).toContainEqual(["/user/login/second", { token: "sf_1", code: "123456" }]);
  });

  it("says what is wrong of a code, and sets no cookie", async () => {
    const fields = [{ path: "code", message: "is wrong", fault: "WRONG" }];
    platform.on("POST user/login/second", (_request, reply) =>
      reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "no", details: { fields } } }),
    );
    const { errors, cookies } = await ask(gateway, SECOND);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED", fields });
    expect(cookies).toEqual([]);
  });
});

it("signs in by a passkey alone", async () => {
  platform.on("POST user/passkey/begin", () => ({ token: "sf_2", passkeyOptions: { challenge: "y" } }));
  platform.on("POST user/passkey/finish", () => ({ sessionId: "s-123" }));
  const begun = await ask(gateway, "mutation { beginPasskeySignIn { signIn { token passkeyOptions } } }");
  expect(begun.data?.beginPasskeySignIn).toEqual({
    signIn: { token: "sf_2", passkeyOptions: { challenge: "y" } },
  });
  const { cookies } = await ask(
    gateway,
    "mutation ($input: SignInByPasskeyInput!) { signInByPasskey(input: $input) { sessionId } }",
    { variables: { input: { token: "sf_2", passkey: { id: "k", response: {} } } } },
  );
  expect(cookies).toEqual(["sessionId=s-123; Path=/; HttpOnly; SameSite=Lax"]);
  expect(calls()).toContainEqual([
    "/user/passkey/finish",
    { token: "sf_2", passkey: { id: "k", response: {} } },
  ]);
});

it("adds a factor and tells its recovery codes; administrators take somebody's away", async () => {
  platform.on("POST user/factor/finish", (_request, reply) =>
    reply.code(201).send({ id: 1, recoveryCodes: ["aaaa-bbbb"] }),
  );
  platform.on("GET user/factor/list", () => ({
    factors: [{ id: 1, kind: "totp", name: "Telefon", createDate: 5, lastUsedDate: null }],
    ...{ recoveryCodes: 1, passkeys: false, needed: false },
  }));
  platform.on("DELETE user/factor", (_request, reply) => reply.code(204).send());
  const { data } = await ask(
    gateway,
    `mutation { addSecondFactor(input: { token: "sf_3", name: "Telefon", code: "123456" }) {
      recoveryCodes secondFactors { factors { id kind name lastUsedDate } recoveryCodes passkeys } } }`,
    { headers: SIGNED_IN },
  );
  expect(data?.addSecondFactor).toEqual({
    recoveryCodes: ["aaaa-bbbb"],
    secondFactors: {
      factors: [{ id: "1", kind: "TOTP", name: "Telefon", lastUsedDate: null }],
      ...{ recoveryCodes: 1, passkeys: false },
    },
  });
  const taken = await ask(gateway, 'mutation { takeSecondFactors(input: { id: "7" }) { taken } }', {
    headers: SIGNED_IN,
  });
  expect(taken.data).toEqual({ takeSecondFactors: { taken: true } });
  expect(platform.requests.map(({ url }) => url)).toContain("/user/factor?userId=7");
});

it.each([
  ["who signs in by an organisation alone can add none", { canAdd: false }, false],
  ["an older platform does not tell who can", {}, null],
])("tells whether a factor can be added: %s", async (_what, parts, canAdd) => {
  const none = { factors: [], recoveryCodes: 0, passkeys: true, needed: false };
  platform.on("GET user/factor/list", () => ({ ...none, ...parts }));
  const { data } = await ask(gateway, "{ mySecondFactors { canAdd } }", { headers: SIGNED_IN });
  expect(data).toEqual({ mySecondFactors: { canAdd } });
});
