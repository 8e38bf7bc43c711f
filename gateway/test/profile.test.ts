import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

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

const profile = {
  id: 3,
  email: "ana@obcina.si",
  firstName: "Ana",
  lastName: null,
  phone: "",
  language: "en",
};
const sessions = [
  { id: "a1", createDate: 10, lastUsedDate: 20, userAgent: "Firefox", address: "192.0.2.1", current: true },
  { id: "b2", createDate: 11, lastUsedDate: 12, userAgent: null, address: null, current: false },
];

describe("the own account", () => {
  it("is read by its own call", async () => {
    platform.on("GET user/profile", () => profile);
    const { data } = await ask(gateway, "{ profile { id email firstName lastName phone language } }", {
      headers: SIGNED_IN,
    });
    expect(data?.profile).toEqual({ ...profile, id: "3", language: "EN" });
  });

  it("changes by what is given alone; null takes away", async () => {
    platform.on("PATCH user/profile", () => ({ ...profile, language: "sl" }));
    const { data, errors } = await ask(
      gateway,
      'mutation { updateProfile(input: { phone: null, language: SL, idempotencyKey: "profile-1" }) { profile { language } } }',
      { headers: SIGNED_IN },
    );
    expect({ data, errors }).toEqual({
      data: { updateProfile: { profile: { language: "SL" } } },
      errors: undefined,
    });
    expect(platform.requests[0]?.body).toEqual({ phone: null, language: "sl" });
    expect(platform.requests[0]?.headers["idempotency-key"]).toBe("profile-1");
  });

  it("names the field that is too long, before any call", async () => {
    const { errors } = await ask(
      gateway,
      "mutation ($name: String) { updateProfile(input: { firstName: $name }) { profile { id } } }",
      { headers: SIGNED_IN, variables: { name: "a".repeat(101) } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ path: "firstName", fault: "TOO_LONG", params: { max: 100 } }],
    });
    expect(platform.calls).toEqual([]);
  });
});

describe("the own password", () => {
  const CHANGE =
    'mutation { changePassword(input: { currentPassword: "old secret", newPassword: "new secret" }) { changed } }';

  it("changes", async () => {
    platform.on("POST user/password", (_request, reply) => reply.code(204).send());
    expect((await ask(gateway, CHANGE, { headers: SIGNED_IN })).data).toEqual({
      changePassword: { changed: true },
    });
    expect(platform.requests[0]?.body).toEqual({
      currentPassword: "old secret",
      newPassword: "new secret",
    });
  });

  it("says which field is wrong", async () => {
    platform.on("POST user/password", (_request, reply) =>
      reply.code(422).send({
        error: {
          code: "VALIDATION_FAILED",
          message: "no",
          details: { fields: [{ path: "currentPassword", message: "is wrong" }] },
        },
      }),
    );
    const { errors } = await ask(gateway, CHANGE, { headers: SIGNED_IN });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "currentPassword" }],
    });
  });
});

describe("the own sessions", () => {
  const FIELDS = "{ id createDate lastUsedDate userAgent address current }";

  it("are listed", async () => {
    platform.on("GET user/sessions", () => sessions);
    const { data } = await ask(gateway, `{ mySessions ${FIELDS} }`, { headers: SIGNED_IN });
    expect(data?.mySessions).toEqual(sessions);
  });

  it("end one by one, and all but the present one", async () => {
    platform.on("GET user/sessions", () => sessions.slice(0, 1));
    platform.on("DELETE user/sessions", (_request, reply) => reply.code(204).send());
    const one = await ask(gateway, 'mutation { endSession(input: { id: "b2" }) { mySessions { id } } }', {
      headers: SIGNED_IN,
    });
    expect(one.data).toEqual({ endSession: { mySessions: [{ id: "a1" }] } });
    await ask(gateway, "mutation { endOtherSessions { mySessions { id } } }", { headers: SIGNED_IN });
    expect(platform.calls).toEqual([
      "DELETE user/sessions",
      "GET user/sessions",
      "DELETE user/sessions",
      "GET user/sessions",
    ]);
    expect(platform.requests[0]?.query).toEqual({ id: "b2" });
    expect(platform.requests[2]?.query).toEqual({});
  });

  it("are none once the present one has ended itself", async () => {
    platform.on("DELETE user/sessions", (_request, reply) => reply.code(204).send());
    platform.on("GET user/sessions", (_request, reply) => reply.code(401).send({}));
    const { data, errors } = await ask(
      gateway,
      'mutation { endSession(input: { id: "a1" }) { mySessions { id } } }',
      { headers: SIGNED_IN },
    );
    expect({ data, errors }).toEqual({ data: { endSession: { mySessions: [] } }, errors: undefined });
  });
});
