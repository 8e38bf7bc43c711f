import { readFileSync } from "node:fs";
import { afterEach, expect, it, jest } from "@jest/globals";

const script = readFileSync(new URL("../public/color-mode.js", import.meta.url), "utf8");
const mode = () => document.documentElement.className;

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
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

it.each([
  ["/embed/graph?theme=light", "light"],
  ["/public?theme=auto", "dark"],
  ["/public/graph?theme=blue", "dark"],
  ["/publications?theme=light", "dark"],
  ["/overview?theme=light", "dark"],
])("at %s under a dark system is %s", (address, expected) => {
  const light = window.matchMedia("(prefers-color-scheme: dark)");
  jest.spyOn(window, "matchMedia").mockReturnValue({ ...light, matches: true });
  window.history.replaceState(null, "", address);
  new Function(script)();
  expect(mode()).toBe(expected);
});

it("is dark where a public page's link says so, though the system is light", () => {
  window.history.replaceState(null, "", "/embed/map?theme=dark");
  new Function(script)();
  expect(mode()).toBe("dark");
});
