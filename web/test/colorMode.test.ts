import { readFileSync } from "node:fs";
import { afterEach, expect, it, jest } from "@jest/globals";

const script = readFileSync(new URL("../public/color-mode.js", import.meta.url), "utf8");
const mode = () => document.documentElement.className;

afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.className = "";
  document.documentElement.style.colorScheme = "";
});

it("is dark where the system is, but never on paper", () => {
  const light = window.matchMedia("(prefers-color-scheme: dark)");
  jest.spyOn(window, "matchMedia").mockReturnValue({ ...light, matches: true });
  new Function(script)();
  expect(mode()).toBe("dark");
  window.dispatchEvent(new Event("beforeprint"));
  expect(mode()).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(mode()).toBe("dark");
});
