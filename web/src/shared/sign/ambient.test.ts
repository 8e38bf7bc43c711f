import { describe, expect, it } from "@jest/globals";
import { shineAt } from "./ambient";

const LIGHTS = [0, 1, 2, 3, 4, 5, 6, 7];

describe("how diodes look", () => {
  it.each([
    ["signs get where nobody has set one", [10, 30, 60, 90, 130, 170, 210, 255]],
    ["grows by the same factor", [8, 13, 22, 35, 58, 95, 155, 255]],
  ])("is right with the brightness that %s", (_name, levels) => {
    for (const [light, level] of levels.entries()) {
      const { strength, glare } = shineAt(level, light);
      expect(strength).toBeGreaterThan(0.98);
      expect(glare).toBeLessThan(0.01);
    }
  });

  it("is dark without any brightness, whatever the light", () => {
    for (const light of LIGHTS) expect(shineAt(0, light)).toEqual({ strength: 0, glare: 0 });
  });

  it("fades as it gets lighter, and dazzles as it gets darker", () => {
    const [strengths, glares] = [
      LIGHTS.map((light) => shineAt(20, light).strength),
      LIGHTS.map((light) => shineAt(255, light).glare),
    ];
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(glares).toEqual(glares.toSorted((a, b) => b - a));
    expect([strengths.at(-1), glares[0], glares.at(-1)]).toEqual([
      expect.closeTo(0.32, 2),
      expect.closeTo(1, 2),
      0,
    ]);
  });

  it("is taken as right where the configuration has none", () => {
    expect(shineAt(null, 7)).toEqual({ strength: 1, glare: 0 });
  });
});
