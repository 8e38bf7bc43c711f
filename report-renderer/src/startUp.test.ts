import { expect, it } from "@jest/globals";
import { startWarnings } from "./startUp.js";

const SOUND = {
  NODE_ENV: "production",
  PLATFORM_URL: "http://platform",
  SERVICE_KEY: "x".repeat(32),
} as const;

it("has nothing to say of sound settings and a browser", () => {
  expect(startWarnings(SOUND, true)).toEqual([]);
});

it.each([
  [{ NODE_ENV: "development" }, true, "NODE_ENV"],
  [{ SERVICE_KEY: "" }, true, "report schedules"],
  [{ PLATFORM_URL: "" }, true, "report schedules"],
  [{}, false, "Chromium"],
] as const)("warns of %j with a browser: %s", (change, browser, words) => {
  expect(startWarnings({ ...SOUND, ...change }, browser)).toEqual([expect.stringContaining(words)]);
});
