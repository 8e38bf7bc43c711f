import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { deviceOf } from "./deviceOf";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("deviceOf", () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`,
      "computer",
      "Chrome",
      "Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`,
      "computer",
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
      "computer",
      "Firefox",
      "Linux",
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/126.0.0.0 Safari/537.36`,
      "computer",
      "Chrome",
      "Linux",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
      "computer",
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "phone",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1",
      "tablet",
      "Chrome",
      "iPad",
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`,
      "phone",
      "Chrome",
      "Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
      "tablet",
      "Samsung Internet",
      "Android",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0.0.0 Safari/537.36 OPR/112.0`,
      "computer",
      "Opera",
      "ChromeOS",
    ],
    ["Mozilla/5.0 (SomethingNew 1.0)", "computer", null, null],
  ])("%s", (userAgent, kind, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
  });

  it.each([
    ["curl/8.5.0", "curl"],
    ["python-requests/2.32.3", "python-requests"],
    ["node", "node"],
  ])("%s is a script", (userAgent, name) => {
    expect(deviceOf(userAgent)).toEqual({ kind: "script", name });
  });

  it("says so where nothing is known, and never breaks", () => {
    expect(deviceOf(null)).toEqual({ kind: "unknown" });
    expect(deviceOf("  ")).toEqual({ kind: "unknown" });
    fc.assert(fc.property(fc.string(), (text) => deviceOf(text).kind !== undefined));
  });
});
