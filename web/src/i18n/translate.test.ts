import { describe, expect, it } from "@jest/globals";
import { translate } from "./translate";

const devices = {
  one: "{count} naprava",
  two: "{count} napravi",
  few: "{count} naprave",
  other: "{count} naprav",
};

describe("translate", () => {
  it.each([
    [0, "0 naprav"],
    [1, "1 naprava"],
    [2, "2 napravi"],
    [3, "3 naprave"],
    [5, "5 naprav"],
    [101, "101 naprava"],
    [102, "102 napravi"],
  ])("counts %i the Slovenian way", (count, text) => {
    expect(translate(devices, "sl", { count })).toBe(text);
  });

  it("counts the English way", () => {
    const text = { one: "{count} device", other: "{count} devices" };
    expect([0, 1, 2, 101].map((count) => translate(text, "en", { count }))).toEqual([
      "0 devices",
      "1 device",
      "2 devices",
      "101 devices",
    ]);
  });

  it("puts a dash where nobody has told a value", () => {
    expect(translate("Različica {version}", "sl", { version: null })).toBe("Različica –");
    expect(translate(devices, "sl", { count: null })).toBe("– naprav");
  });

  it("takes parameters as text, whatever they hold", () => {
    expect(translate("Naprava {name}", "sl", { name: "$& {name}" })).toBe("Naprava $& {name}");
    expect(translate("Naprava {name}", "sl")).toBe("Naprava {name}");
  });
});
