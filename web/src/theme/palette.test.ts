import { describe, expect, it } from "@jest/globals";
import { activity, background, foreground, gray, line, type Pair, petrol } from "./palette";
import { semanticColors } from "./semanticColors";
import { system } from "./system";

/** WCAG 2.2 relative luminance of an sRGB colour "#rrggbb". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const modes = [0, 1] as const;
const surfaces = ["DEFAULT", "subtle", "muted", "panel"] as const;
const readable = ["DEFAULT", "muted", "subtle", "error", "warning", "success", "info"] as const;

/** "{colors.petrol.700}" → its hex value. */
function resolve(value: string): string {
  const name = value.replace(/^\{(.*)\}$/, "$1");
  const token = system.tokens.getByName(name);
  return name === value ? value : String(token?.originalValue);
}

describe("contrast in light and dark mode", () => {
  it.each(readable)("fg.%s can be read on every surface", (name) => {
    for (const mode of modes)
      for (const surface of surfaces) {
        expect(contrast(foreground[name][mode], background[surface][mode])).toBeGreaterThanOrEqual(4.5);
      }
  });

  it.each(["error", "warning", "success", "info"] as const)("fg.%s can be read on its own tint", (name) => {
    for (const mode of modes) {
      expect(contrast(foreground[name][mode], background[name][mode])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(activity) as (keyof typeof activity)[])(
    "the dot %s stands out from the page",
    (name) => {
      const dot: Pair = activity[name];
      for (const mode of modes)
        for (const surface of surfaces) {
          expect(contrast(dot[mode], background[surface][mode])).toBeGreaterThanOrEqual(3);
        }
    },
  );

  it("form controls have a visible frame", () => {
    for (const mode of modes)
      expect(contrast(line.control[mode], background.panel[mode])).toBeGreaterThanOrEqual(3);
  });

  it.each(["brand", "gray", "red", "orange", "green", "blue"] as const)("%s works as a palette", (name) => {
    const palette = semanticColors[name];
    for (const mode of ["_light", "_dark"] as const) {
      const of = (role: keyof typeof palette) => resolve(palette[role].value[mode]);
      expect(contrast(of("contrast"), of("solid"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of("fg"), of("subtle"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of("fg"), of("muted"))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("the accent darkens step by step, as do the greys", () => {
    for (const scale of [gray, petrol]) {
      const steps = Object.values(scale).map(luminance);
      expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    }
  });
});
