import { describe, expect, it } from "@jest/globals";
import { ERROR_CODES } from "../errors.js";
import { errorOfAnswer } from "./upstreamError.js";

const bodyOf = (message: unknown, fields?: unknown, fault?: object) =>
  JSON.stringify({ error: { code: "X", message, ...fault, details: { fields } } });

const errorOf = (status: number, body: string, headers: Record<string, string> = {}) =>
  errorOfAnswer({ status, headers, body });

const OURS = { "x-platform-features": "id-lists" };

describe("an upstream's error", () => {
  it.each([
    [400, "BAD_USER_INPUT"],
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
    [404, "NOT_FOUND"],
    [409, "CONFLICT"],
    [413, "PAYLOAD_TOO_LARGE"],
    [418, "UPSTREAM_ERROR"],
    [422, "VALIDATION_FAILED"],
    [429, "RATE_LIMITED"],
    [500, "UPSTREAM_ERROR"],
    [502, "UPSTREAM_UNAVAILABLE"],
    [503, "UPSTREAM_UNAVAILABLE"],
    [504, "UPSTREAM_TIMEOUT"],
  ])("with %i is %s, and what it tells of its inside stays behind", (status, code) => {
    const secret = "duplicate key in table users at 10.0.0.7";
    const error = errorOf(status, bodyOf(secret, [{ path: "email", message: secret, value: secret }]));
    expect(error.code).toBe(code);
    expect(ERROR_CODES).toContain(error.code);
    expect(JSON.stringify([error.message, error.details])).not.toMatch(/duplicate|10\.0/);
  });

  it("passes faults of the contract on, in our words", () => {
    const fields = [
      { path: "metaData.speedLimit", message: "x", fault: "TOO_LARGE", params: { max: 130 } },
      {
        path: "clients.7",
        message: "is a K200, not a K300",
        fault: "HARDWARE_DIFFERS",
        params: { has: "K200" },
      },
      { path: "../etc/passwd", message: "is required", fault: "REQUIRED" },
      "odd",
    ];
    const whole = { fault: "TOO_MANY_KEYS", params: { max: 50, of: "Ana" } };
    const error = errorOf(422, bodyOf("x", fields, whole));
    expect(error.message).toBe("There are 50 keys already; delete one first.");
    expect(error.details).toEqual({
      fault: "TOO_MANY_KEYS",
      params: { max: 50 },
      fields: [
        { path: "metaData.speedLimit", message: "must be <= 130", fault: "TOO_LARGE", params: { max: 130 } },
        { path: "clients.7", message: "has other hardware", fault: "HARDWARE_DIFFERS" },
      ],
    });
  });

  it.each([
    ["a code that nobody knows", { fault: "OF_THEIRS" }],
    ["a lack of parameters", { fault: "TOO_LARGE" }],
    ["parameters that are none", { fault: "TOO_LARGE", params: { max: "<b>" } }],
  ])("has no part in %s", (_what, fault) => {
    const [field] =
      errorOf(422, bodyOf("", [{ path: "a", message: "Too much.", ...fault }])).details.fields ?? [];
    expect(field).toEqual({ path: "a", message: "Too much.", fromPlatform: true });
  });

  it("shows another platform's own sentence in one line, marked", () => {
    const said = "Naprava  že ima\r\n\u0007nalogo.\u202e";
    const shown = { message: "Naprava že ima nalogo.", details: { fromPlatform: true } };
    for (const body of [
      bodyOf(said),
      JSON.stringify({ message: said }),
      JSON.stringify({ error: said }),
      said,
    ])
      expect(errorOf(409, body)).toMatchObject(shown);
    const [field] = errorOf(422, bodyOf("", [{ path: "name", message: said }])).details.fields ?? [];
    expect(field).toEqual({ path: "name", message: "Naprava že ima nalogo.", fromPlatform: true });
  });

  it.each([
    ["a page", "<html><body>Oops</body></html>"],
    ["markup", "You <b>must</b> not"],
    ["a path", "Can't open /var/lib/platform/data.db"],
    ["a path of another system", "Can't open C:\\data\\secret"],
    ["an address", "Connect to http://db.internal failed"],
    ["an IP address", "Refused by 10.0.0.7"],
    ["an e-mail address", "ana@example.si has it"],
    ["a stack trace", "TypeError: x is undefined at send (server.js:10:5)"],
    ["a place in code", "main.ts:10:5"],
    ["a statement", "select * from secrets"],
    ["another statement", "near: SELECT name FROM users"],
    ["what a database says", "violates unique constraint users_key"],
    ["an exception", "java.lang.NullPointerException"],
    ["what is too long", "word ".repeat(61)],
    ["what is no words", "42"],
    ["an object", { a: 1 }],
  ])("shows nothing of %s", (_what, said) => {
    const { message, details } = errorOf(409, bodyOf(said, [{ path: "name", message: said }]));
    expect(message).toBe("This conflicts with what is stored.");
    expect(details).toEqual({ fields: [{ path: "name", message: "is not allowed", fault: "NOT_ALLOWED" }] });
  });

  it.each([
    "Select a device from the list, then delete it from its group.",
    "The run must end before 08:30:15 on 5/10/2026.",
    "The address must contain @.",
    "Speed must be 30 km/h or 50 km/h at most (10 % more in 2026).",
    "Šifra naprave že obstaja!",
  ])("shows the sentence: %s", (said) => {
    expect(errorOf(409, bodyOf(said))).toMatchObject({ message: said, details: { fromPlatform: true } });
  });

  it("of a platform that says codes shows no sentence without one", () => {
    const { message, details } = errorOf(422, bodyOf("The request breaks a rule."), OURS);
    expect([message, details]).toEqual(["Some values are not allowed.", {}]);
  });

  it.each([429, 503])("with %i says when to try again", (status) => {
    expect(errorOf(status, "<html>", { "retry-after": "240" }).details).toEqual({ retryAfter: 240 });
    expect(errorOf(status, "", { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }).details).toEqual({});
  });

  it.each(["", "null", "[]", "{", '{"error":null}', '{"error":{"details":{"fields":{}}}}'])(
    "with the body %s is still one of ours",
    (body) => expect(errorOf(422, body).message).toBe("Some values are not allowed."),
  );
});
