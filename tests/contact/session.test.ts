import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  ACCOUNTS,
  GUEST,
  type Headers,
  NOBODY,
  type Pair,
  SIGN_IN,
  startPair,
  unknownCalls,
} from "./pair.js";

let pair: Pair;
let admin: Headers;
let user: Headers;
beforeAll(async () => {
  pair = await startPair();
  admin = await pair.signIn("admin");
  user = await pair.signIn("roads");
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
});

const SESSION = `{ session { admin actingAsGroup user { email admin } group { name type }
  permissions { administer actAsGroup controlValves editProfile labelVideos scheduleReports } apiKey { viewOnly clientId } } }`;

describe("signing in", () => {
  it("gives a session to who has the right password", async () => {
    const input = { email: ACCOUNTS.roads.email, password: ACCOUNTS.roads.password };
    const { signIn } = await pair.data(NOBODY, SIGN_IN, { input });
    expect(signIn).toEqual({ sessionId: expect.any(String), session: { admin: false } });
  });

  it("refuses a wrong password and an unknown address alike", async () => {
    for (const email of [ACCOUNTS.roads.email, "nobody@plain.example"])
      expect(await pair.codes(NOBODY, SIGN_IN, { input: { email, password: "wrong" } })).toEqual([
        "UNAUTHENTICATED",
      ]);
  });

  it("takes a sign-up once, and refuses who is not confirmed yet", async () => {
    const input = { email: "nova@plain.example", password: "plain-nova-2026" };
    const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { confirmed } }";
    expect(await pair.data(NOBODY, signUp, { input })).toEqual({ signUp: { confirmed: false } });
    expect(pair.store.users.all().at(-1)).toMatchObject({ ...input, groupId: null, admin: false });
    expect(await pair.codes(NOBODY, signUp, { input })).toEqual(["BAD_USER_INPUT"]);
    expect(await pair.codes(NOBODY, SIGN_IN, { input })).toEqual(["UNAUTHENTICATED"]);
  });

  it("ends", async () => {
    const leaving = await pair.signIn("water");
    expect(await pair.data(leaving, "mutation { signOut { signedOut } }")).toEqual({
      signOut: { signedOut: true },
    });
    expect(pair.store.sessions.has(leaving["x-session-id"] ?? "")).toBe(false);
    expect(await pair.codes(leaving, "{ clients { id } }")).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("the session", () => {
  it("of a user", async () => {
    expect(await pair.data(user, SESSION)).toEqual({
      session: {
        ...{ admin: false, actingAsGroup: false, user: { email: ACCOUNTS.roads.email, admin: false } },
        ...{ group: { name: "Mestna občina Kranj", type: "SPEED" }, apiKey: null },
        permissions: {
          ...{ administer: false, actAsGroup: false, controlValves: true },
          ...{ editProfile: true, labelVideos: true, scheduleReports: true },
        },
      },
    });
  });

  it("of an administrator, who may act as a group", async () => {
    expect(await pair.data(admin, SESSION)).toMatchObject({
      session: { admin: true, actingAsGroup: false, group: null, permissions: { administer: true } },
    });
    expect(await pair.data({ ...admin, "x-group-id": "3" }, SESSION)).toMatchObject({
      session: {
        admin: false,
        actingAsGroup: true,
        user: { admin: true },
        group: { name: "Park", type: "VALVE" },
      },
    });
  });

  it("of a guest and of nobody", async () => {
    expect(await pair.data(GUEST, SESSION)).toMatchObject({
      session: {
        ...{ admin: false, user: null, group: { name: "Mestna občina Kranj" } },
        ...{ apiKey: { viewOnly: null }, permissions: { controlValves: false, labelVideos: false } },
      },
    });
    expect(await pair.data(NOBODY, SESSION)).toEqual({ session: null });
  });
});

it("the portal offers nothing beyond the specification", async () => {
  expect(await pair.data(NOBODY, "{ portal { offers } }")).toEqual({ portal: { offers: [] } });
});
