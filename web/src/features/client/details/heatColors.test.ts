import { expect, it } from "@jest/globals";
import { heatSteps } from "./heat";
import { heatColors } from "./heatColors";

/** WCAG 2.2 relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

it.each([0, 1] as const)("can be read, and grows step by step (mode %d)", (mode) => {
  expect(heatColors).toHaveLength(heatSteps);
  for (const { ground, text } of heatColors)
    expect(contrast(ground[mode], text[mode])).toBeGreaterThanOrEqual(4.5);
  const lights = heatColors.map(({ ground }) => luminance(ground[mode]));
  const order = lights.toSorted((a, b) => (mode === 0 ? b - a : a - b));
  expect(lights).toEqual(order);
});
