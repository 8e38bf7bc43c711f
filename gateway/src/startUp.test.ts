import { expect, it } from "@jest/globals";
import { startWarnings } from "./startUp.js";

it("has nothing to say of sound settings", () => {
  expect(startWarnings({ NODE_ENV: "production", PUBLIC_URL: "https://portal.example" })).toEqual([]);
});

it("warns of settings that are not for production", () => {
  expect(startWarnings({ NODE_ENV: "development", PUBLIC_URL: "http://portal.example" })).toEqual([
    expect.stringContaining("NODE_ENV"),
    expect.stringContaining("PUBLIC_URL is http"),
  ]);
});
