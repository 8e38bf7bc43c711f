import { expect, it } from "@jest/globals";
import { redactionOf } from "./redaction.js";

it("takes an address whose password holds a percent sign as it is written", () => {
  const line = redactionOf(["postgres://portal:100%-safe@database.example/portal"])("with 100%-safe");
  expect(line).toBe("with …");
});
