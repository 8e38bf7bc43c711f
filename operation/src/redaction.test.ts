import { expect, it } from "@jest/globals";
import { redactionOf } from "./redaction.js";

it("leaves an address as it is that holds no password", () => {
  const line = redactionOf(["http://127.0.0.1:4001"])('"platform":"http://127.0.0.1:4001"');
  expect(line).toBe('"platform":"http://127.0.0.1:4001"');
});

it("takes a secret that only looks like an address", () => {
  expect(redactionOf(["renderer:a-secret-with-a-colon"])("renderer:a-secret-with-a-colon")).toBe("…");
});

it("takes an address whose password holds a percent sign as it is written", () => {
  const line = redactionOf(["postgres://portal:100%-safe@database.example/portal"])("with 100%-safe");
  expect(line).toBe("with …");
});
