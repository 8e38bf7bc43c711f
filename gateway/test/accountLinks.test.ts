import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { EVERYTHING, NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(() => start());
afterEach(() => stop());

async function start(features = EVERYTHING) {
  platform = await startPlatformDouble(0, features);
  gateway = await buildGateway(platform.url, { PUBLIC_URL: "https://portal.example" });
}
async function stop() {
  await gateway.close();
  await platform.close();
}

const send = (mutation: string, input: object, headers: Record<string, string> = {}) =>
  ask(gateway, mutation, { variables: { input }, headers });
const ended = { code: "CONFLICT", fault: "LINK_ENDED", message: "The link is used." };

describe("whoever forgot the password", () => {
  const FORGOT = "mutation ($input: AskForPasswordInput!) { askForPassword(input: $input) { taken } }";

  it("asks for a mail as a guest, whoever is signed in", async () => {
    platform.on("POST user/password/forgot", (_request, reply) => reply.code(204).send());
    const { data } = await send(FORGOT, { email: "ana@obcina.si", language: "EN" }, SIGNED_IN);
    expect(data).toEqual({ askForPassword: { taken: true } });
    expect(platform.requests[0]?.body).toEqual({ email: "ana@obcina.si", language: "en" });
    expect(platform.requests[0]?.headers["x-session-id"]).toBeUndefined();
  });

  it.each([
    ["without mail", EVERYTHING.replace(", account-mail", "")],
    ["of another maker", NOTHING],
  ])("is told that a platform %s does not offer it, before any call", async (_which, features) => {
    await stop();
    await start(features);
    const { errors } = await send(FORGOT, { email: "ana@obcina.si" });
    expect(errors?.[0]?.extensions.code).toBe("NOT_OFFERED");
    expect(platform.calls).toEqual([]);
  });

  it("is told how long to wait", async () => {
    platform.on("POST user/password/forgot", (_request, reply) =>
      reply.code(429).header("retry-after", "1800").send({}),
    );
    const { errors } = await send(FORGOT, { email: "ana@obcina.si" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: 1800 });
  });
});

describe("a link", () => {
  const CHECK = `mutation ($input: AccountLinkInput!) {
    checkAccountLink(input: $input) { link { purpose email language expireDate } } }`;
  const SET = "mutation ($input: SetPasswordByLinkInput!) { setPasswordByLink(input: $input) { email } }";
  const CONFIRM = "mutation ($input: AccountLinkInput!) { confirmEmail(input: $input) { email } }";
  const token = "al_secret-1";

  it("is looked at, and taken, by its token in the body alone", async () => {
    const link = { purpose: "reset", email: "ana@obcina.si", language: null, expireDate: 1_790_000_000 };
    platform.on("POST user/link/check", () => link);
    platform.on("POST user/password/reset", () => ({ email: "ana@obcina.si" }));
    platform.on("POST user/email/confirm", () => ({ email: "nova@obcina.si" }));
    expect((await send(CHECK, { token })).data).toEqual({
      checkAccountLink: { link: { ...link, purpose: "RESET" } },
    });
    expect((await send(SET, { token, password: "a new password" }, SIGNED_IN)).data).toEqual({
      setPasswordByLink: { email: "ana@obcina.si" },
    });
    expect((await send(CONFIRM, { token })).data).toEqual({ confirmEmail: { email: "nova@obcina.si" } });
    expect(platform.requests.map(({ url, body }) => [url, body])).toEqual([
      ["/user/link/check", { token }],
      ["/user/password/reset", { token, password: "a new password" }],
      ["/user/email/confirm", { token }],
    ]);
    expect(platform.requests.map(({ headers }) => headers["x-session-id"])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["checked", CHECK, {}, "POST user/link/check"],
    ["taken", SET, { password: "a new password" }, "POST user/password/reset"],
    ["confirmed", CONFIRM, {}, "POST user/email/confirm"],
  ])("that has ended is said to have, when it is %s", async (_how, mutation, more, call) => {
    platform.on(call, (_request, reply) => reply.code(409).send({ error: ended }));
    const { errors } = await send(mutation, { token, ...more });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fault: "LINK_ENDED" });
    expect(JSON.stringify(errors)).not.toContain(token);
  });

  it("does not come by GET", async () => {
    const query = `mutation { checkAccountLink(input: { token: "${token}" }) { link { email } } }`;
    const answer = await gateway.inject({ method: "GET", url: "/graphql", query: { query } });
    expect(answer.statusCode).toBe(405);
    expect(platform.calls).toEqual([]);
  });
});

describe("administrators", () => {
  it("get a link below the portal's own address, whatever the caller says that is", async () => {
    platform.on("POST user/link", (_request, reply) =>
      reply.code(201).send({ purpose: "invitation", token: "al_x-1", expireDate: 1_790_000_000 }),
    );
    const mutation =
      "mutation ($input: MakeAccountLinkInput!) { makeAccountLink(input: $input) { url purpose expireDate } }";
    const { data } = await send(mutation, { id: "7" }, { ...SIGNED_IN, "x-forwarded-host": "evil.example" });
    expect(data).toEqual({
      makeAccountLink: {
        url: "https://portal.example/invitation#token=al_x-1",
        purpose: "INVITATION",
        expireDate: 1_790_000_000,
      },
    });
    expect(platform.requests[0]?.body).toEqual({ id: 7 });
  });

  it("invite somebody, once for one key", async () => {
    platform.on("POST user/invite", (_request, reply) =>
      reply.code(201).send({
        ...{ id: 9, email: "bor@obcina.si", username: "Bor", confirmed: false, admin: false },
        invitation: { expireDate: null, mail: { state: "waiting", reason: null } },
      }),
    );
    const mutation = `mutation ($input: InviteUserInput!) {
      inviteUser(input: $input) { user { id email confirmed invitation { expireDate mail } } } }`;
    const input = { email: "bor@obcina.si", firstName: "Bor", groupId: "3", language: "SL", mail: true };
    const { data } = await send(mutation, { ...input, idempotencyKey: "invite-bor" }, SIGNED_IN);
    expect(data).toEqual({
      inviteUser: {
        user: {
          id: "9",
          email: "bor@obcina.si",
          confirmed: false,
          invitation: { expireDate: null, mail: "WAITING" },
        },
      },
    });
    expect(platform.requests[0]?.body).toEqual({ ...input, groupId: 3, language: "sl", admin: false });
    expect(platform.requests[0]?.headers["idempotency-key"]).toBe("invite-bor");
  });

  it("have a link mailed", async () => {
    platform.on("POST user/link/mail", (_request, reply) => reply.code(204).send());
    const mutation = "mutation ($input: MailAccountLinkInput!) { mailAccountLink(input: $input) { mailed } }";
    expect((await send(mutation, { id: "7" }, SIGNED_IN)).data).toEqual({
      mailAccountLink: { mailed: true },
    });
  });

  it("change an account in one call, held to what they read", async () => {
    platform.on("PATCH user", () => ({ id: 7, email: "nova@obcina.si", firstName: "Ana", etag: "e2" }));
    const mutation = `mutation ($input: UpdateUserInput!) {
      updateUser(input: $input) { user { email firstName etag } } }`;
    const input = { id: "7", email: "nova@obcina.si", firstName: "Ana", groupId: null, admin: true };
    const { data } = await send(mutation, { ...input, ifMatch: "e1" }, SIGNED_IN);
    expect(data).toEqual({ updateUser: { user: { email: "nova@obcina.si", firstName: "Ana", etag: "e2" } } });
    expect(platform.requests[0]?.body).toEqual({ ...input, id: 7 });
    expect(platform.requests[0]?.headers["if-match"]).toBe('"e1"');
    expect(platform.calls).toEqual(["PATCH user"]);
  });

  it("move people to another group in one call", async () => {
    platform.on("PATCH user", () => ({ id: 7, email: "ana@obcina.si" }));
    const mutation = "mutation ($input: UpdateUsersInput!) { updateUsers(input: $input) { done } }";
    expect((await send(mutation, { ids: ["7"], groupId: "3" }, SIGNED_IN)).data).toEqual({
      updateUsers: { done: 1 },
    });
    await send(mutation, { ids: ["7"], groupId: null }, SIGNED_IN);
    expect(platform.requests.map(({ body }) => body)).toEqual([
      { id: 7, groupId: 3 },
      { id: 7, groupId: null },
    ]);
  });
});

it("asks for another e-mail of the own account", async () => {
  platform.on("POST user/email", (_request, reply) => reply.code(204).send());
  const mutation = "mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { mailed } }";
  const input = { email: "nova@obcina.si", password: "correct horse" };
  expect((await send(mutation, input, SIGNED_IN)).data).toEqual({ changeEmail: { mailed: true } });
  expect(platform.requests[0]?.body).toEqual(input);
  expect((await send(mutation, input)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
