import { describe, expect, it } from "@jest/globals";
import { ERROR_CODES } from "../errors.js";
import { errorOfAnswer } from "./upstreamError.js";

const bodyOf = (message: unknown, fields?: unknown) =>
  JSON.stringify({ error: { code: "X", message, details: { fields } } });

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
  ])("with %i is %s, and its own words stay behind", (status, code) => {
    const secret = "duplicate key in table users at 10.0.0.7";
    const error = errorOfAnswer(
      status,
      bodyOf(secret, [{ path: "email", message: secret, value: secret }]),
      undefined,
    );
    expect(error.code).toBe(code);
    expect(ERROR_CODES).toContain(error.code);
    expect(JSON.stringify([error.message, error.details])).not.toMatch(/duplicate|10\.0/);
  });

  it("names the faulty fields, with what is known to be wrong with them", () => {
    const fields = [
      { path: "metaData.speedLimit", message: "must be <= 130" },
      { path: "password", message: "must have at least 8 characters" },
      { path: "clients.7", message: "is a K200, not a K300" },
      { path: "cron", message: "select * from secrets" },
      { path: "../etc/passwd", message: "is required" },
      "odd",
    ];
    expect(
      errorOfAnswer(422, bodyOf("The request breaks a rule.", fields), undefined).details.fields,
    ).toEqual([
      { path: "metaData.speedLimit", message: "must be <= 130" },
      { path: "password", message: "must have at least 8 characters" },
      { path: "clients.7", message: "has other hardware" },
      { path: "cron", message: "is not allowed" },
    ]);
  });

  it("says why there is a conflict, without what is stored", () => {
    const said = (message: string) => errorOfAnswer(409, bodyOf(message), undefined).message;
    expect(said("The last administrator stays.")).toBe("The last administrator stays.");
    expect(said("Already in another bundle: 4, 17.")).toBe("Some of these are in another bundle already.");
    expect(said("There is a version 4.2 for K200 already.")).not.toContain("K200");
    expect(said("Row 4 of table x is locked by pid 77.")).toBe("This conflicts with what is stored.");
  });

  it.each([429, 503])("with %i says when to try again", (status) => {
    expect(errorOfAnswer(status, "<html>", "240").details).toEqual({ retryAfter: 240 });
    expect(errorOfAnswer(status, "", "Wed, 21 Oct 2026 07:28:00 GMT").details).toEqual({});
  });

  it.each(["", "null", "[]", '"x"', "{", '{"error":null}', '{"error":{"details":{"fields":{}}}}'])(
    "with the body %s is still one of ours",
    (body) => expect(errorOfAnswer(422, body, undefined).message).toBe("Some values are not allowed."),
  );
});
