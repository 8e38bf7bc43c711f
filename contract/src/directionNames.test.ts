import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { cutName, namedDirection } from "./directionNames.js";

it("says which direction it is, after its name", () => {
  expect(namedDirection(" proti Kranju ", "prihajajoča")).toBe("proti Kranju (prihajajoča)");
});

it("cuts long names alone, and says so", () => {
  expect(cutName("proti Kranju", 12)).toBe("proti Kranju");
  expect(cutName("proti Kranju in naprej", 13)).toBe("proti Kranju…");
  expect(cutName("🚲🚲🚲", 5)).toBe("🚲🚲…");
});

it("cuts no character in two, and keeps to its length, whatever the name", () => {
  const unit = fc.constantFrom("grapheme" as const, "binary" as const);
  const name = unit.chain((one) => fc.string({ unit: one, maxLength: 100 }));
  fc.assert(
    fc.property(name, fc.integer({ min: 2, max: 60 }), (written, most) => {
      const shown = cutName(written, most);
      const whole = written.trim();
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(shown).not.toMatch(/\p{Cs}/u);
      if (whole.length <= most) expect(shown).toBe(whole);
      else expect(whole.startsWith(shown.slice(0, -1))).toBe(true);
    }),
  );
});
