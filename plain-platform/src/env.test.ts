import { expect, test } from "@jest/globals";
import { readEnv } from "./env.js";

test("the environment has usual values", () => {
  expect(readEnv({})).toEqual({ port: 4101, switches: {} });
  expect(readEnv({ PLAIN_PLATFORM_PORT: "5000", SWITCHES: "ids=text" })).toEqual({
    port: 5_000,
    switches: { ids: "text" },
  });
});

test.each([
  [{ PLAIN_PLATFORM_PORT: "x" }, /PLAIN_PLATFORM_PORT must be a port/],
  [{ SWITCHES: "ids=roman" }, /ids must be one of number, text/],
])("%o is refused", (env, reason) => {
  expect(() => readEnv(env)).toThrow(reason);
});
