import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { ReportSessions } from "./reportSessions.js";

const SECRET = "a secret of the tests, long enough for 32";
let now = 1_000;
const sessions = new ReportSessions(SECRET, () => now);

it("stands for who prints, for the time of one print", () => {
  now = 1_000;
  const key = sessions.seal({ sessionId: "s-1", groupId: "4" }, 120);
  expect(key).toMatch(/^[\w-]+$/);
  expect(key).not.toContain("s-1");
  const other = new ReportSessions(SECRET, () => now);
  expect(other.callerBehind({ sessionId: key })).toEqual({
    sessionId: "s-1",
    groupId: "4",
    printsReport: true,
  });
  now = 1_120;
  expect(other.callerBehind({ sessionId: key })).toEqual({});
});

it("opens nothing that was sealed elsewhere, or changed on the way", () => {
  now = 1_000;
  const key = sessions.seal({ apiKey: "k-1" }, 120);
  expect(new ReportSessions(`${SECRET}!`, () => now).callerBehind({ sessionId: key })).toEqual({});
  fc.assert(
    fc.property(fc.nat(key.length - "sk_".length - 1), fc.constantFrom("A", "b", "_"), (place, sign) => {
      const at = "sk_".length + place;
      // The last character's lowest bits mean nothing.
      fc.pre(key[at] !== sign && at < key.length - 1);
      const changed = key.slice(0, at) + sign + key.slice(at + 1);
      expect(sessions.callerBehind({ sessionId: changed })).toEqual({});
    }),
  );
  for (const text of ["sk_", "sk_AAAA"]) expect(sessions.callerBehind({ sessionId: text })).toEqual({});
});

it("leaves every other caller as it is", () => {
  const caller = { sessionId: "s-1" };
  expect(sessions.callerBehind(caller)).toBe(caller);
  expect(sessions.callerBehind({})).toEqual({});
});
