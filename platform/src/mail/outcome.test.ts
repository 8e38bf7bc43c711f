import { expect, it } from "@jest/globals";
import { outcomeOf } from "./outcome.js";

it.each([
  [
    "a mailbox that is full",
    { code: "EENVELOPE", responseCode: 552, command: "RCPT TO" },
    "addressRefused",
    true,
  ],
  [
    "a mail that is too large",
    { code: "EENVELOPE", responseCode: 552, command: "MAIL FROM" },
    "tooLarge",
    true,
  ],
  [
    "an address that waits",
    { code: "EENVELOPE", responseCode: 450, command: "RCPT TO" },
    "addressRefused",
    false,
  ],
  ["a mail that is not wanted", { code: "EMESSAGE", responseCode: 554, command: "DATA" }, "refused", false],
  ["a wrong password", { code: "EAUTH", responseCode: 535 }, "refused", false],
  ["a server that says nothing", { code: "ETIMEDOUT" }, "noAnswer", false],
  ["what was stopped", { code: "EABORT" }, "noAnswer", false],
  ["a server that is not there", { code: "ESOCKET" }, "noConnection", false],
])("tells %s", (_name, fault, reason, final) =>
  expect(outcomeOf(Object.assign(new Error("fault"), fault))).toMatchObject({ sent: false, reason, final }),
);

it("leaves the fault of an attachment to whoever attached it", () => {
  const fault = Object.assign(new Error("There is no such part."), { code: "ESTREAM" });
  expect(() => outcomeOf(fault)).toThrow(fault);
});
