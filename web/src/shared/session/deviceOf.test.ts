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
      "Microsoft Edge",
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
      "iOS",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1",
      "tablet",
      "Chrome",
      "iOS",
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
      "Samsung Internet for Android",
      "Android",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0.0.0 Safari/537.36 OPR/112.0`,
      "computer",
      "Opera",
      "Chrome OS",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36`,
      "computer",
      "Yandex Browser",
      "Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15 Ddg/17.5",
      "computer",
      "DuckDuckGo",
      "macOS",
    ],
    [
      `Mozilla/5.0 (Linux; Android 11; KFTRWI) ${webkit} Silk/124.3 like Chrome/124.0 Safari/537.36`,
      "tablet",
      "Amazon Silk",
      "Android",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Teams/1.6 Chrome/108.0 Electron/22.3 Safari/537.36`,
      "computer",
      "Electron",
      "Windows",
    ],
    ["Mozilla/5.0 (X11; FreeBSD amd64; rv:127.0) Gecko/20100101 Firefox/127.0", "unknown", "Firefox", null],
    [
      "Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 TV Safari/537.36",
      "unknown",
      "Tizen",
      "Tizen",
    ],
    ["Mozilla/5.0 (SomethingNew 1.0)", "unknown", null, null],
  ])("%s", (userAgent, kind, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
  });

  it.each([
    ["curl/8.5.0", "curl"],
    ["python-requests/2.32.3", "python-requests"],
    ["node", "node"],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot"],
  ])("%s is a script", (userAgent, name) => {
    expect(deviceOf(userAgent)).toEqual({ kind: "script", name });
  });

  it("says so where nothing is known, and never breaks", () => {
    const unknown = { kind: "unknown", browser: null, system: null };
    expect(deviceOf(null)).toEqual(unknown);
    expect(deviceOf("  ")).toEqual(unknown);
    fc.assert(
      fc.property(
        fc.constantFrom("", "Mozilla/5.0 ", "Opera/9.80 "),
        fc.string(),
        (start, text) => deviceOf(start + text).kind !== undefined,
      ),
    );
  });
});
