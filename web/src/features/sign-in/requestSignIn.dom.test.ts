import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { parse, print } from "graphql";
import { SignedInDocument, SignInDocument } from "../../graphql/operations/session";
import { requestSignedIn, requestSignIn, signedInText, signInText } from "./requestSignIn";

const input = { email: "ana@obcina.si", password: "dolgo geslo" };
let answer: () => Promise<Response>;
let fetched: jest.SpiedFunction<typeof fetch>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (extensions: object, status = 200) => json({ data: null, errors: [{ extensions }] }, status);

beforeEach(() => {
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(() => answer());
});
afterEach(() => {
  fetched.mockRestore();
});

/** The operation as written in schema/operations, without the type names added by code generation. */
const operation = () => print(SignInDocument).replace(/\s*__typename/g, "");

describe("requestSignIn", () => {
  it("sends the registered operation", async () => {
    answer = async () => refusal({});
    await requestSignIn(input);
    expect(print(parse(signInText))).toBe(operation());
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(JSON.parse(String(init?.body))).toMatchObject({ operationName: "SignIn", variables: { input } });
  });

  it("remembers who signed in, as the page stores it", async () => {
    const user = { id: "1", username: "Ana Novak", admin: true, labeller: null, language: "EN" };
    answer = async () =>
      json({ data: { signIn: { session: { user, group: { id: "7", name: "Občina" } } } } });
    const session = { userId: "1", username: "Ana Novak", isAdmin: 1, groupId: "7", groupName: "Občina" };
    expect(await requestSignIn(input)).toEqual({ outcome: "signedIn", session, language: "en" });
  });

  it("remembers what was typed where the platform tells no name", async () => {
    const user = { id: "1", username: null, admin: false, labeller: true, language: null };
    answer = async () => json({ data: { signIn: { session: { user, group: null } } } });
    expect(await requestSignIn(input)).toMatchObject({
      session: { username: "ana@obcina.si", beginsAtDesk: 1 },
    });
  });

  it.each([
    ["refused", { code: "UNAUTHENTICATED" }, 401],
    ["refused", { code: "BAD_USER_INPUT" }, 400],
    ["unreachable", { code: "UPSTREAM_UNAVAILABLE" }, 503],
    ["unreachable", {}, 500],
  ])("is %s at %p", async (outcome, extensions, status) => {
    answer = async () => refusal(extensions, status);
    expect(await requestSignIn(input)).toEqual({ outcome });
  });

  it("says when to try again", async () => {
    answer = async () => refusal({ code: "RATE_LIMITED", retryAfter: 90 }, 429);
    expect(await requestSignIn(input)).toEqual({ outcome: "tooMany", retryAfterSeconds: 90 });
  });

  it("is unreachable where nothing or no portal answers", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await requestSignIn(input)).toEqual({ outcome: "unreachable" });
    answer = async () => new Response("<html>502</html>", { status: 502 });
    expect(await requestSignIn(input)).toEqual({ outcome: "unreachable" });
  });
});

describe("requestSignedIn", () => {
  it("sends the registered operation, and remembers who came back", async () => {
    const user = { id: "1", username: "Ana Novak", admin: false, labeller: null, language: "SL" };
    answer = async () => json({ data: { session: { user, group: null } } });
    const session = { userId: "1", username: "Ana Novak", isAdmin: 0, groupId: null, groupName: null };
    expect(await requestSignedIn()).toEqual({ outcome: "signedIn", session, language: "sl" });
    expect(print(parse(signedInText))).toBe(print(SignedInDocument).replace(/\s*__typename/g, ""));
  });

  it("is refused where nobody is signed in, and unreachable where nothing answers", async () => {
    answer = async () => json({ data: { session: null } });
    expect(await requestSignedIn()).toEqual({ outcome: "refused" });
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await requestSignedIn()).toEqual({ outcome: "unreachable" });
  });
});
