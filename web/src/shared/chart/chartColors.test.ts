import { describe, expect, it } from "@jest/globals";
import { palette, panel } from "./chartColors";

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const visions: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Triple, v: Triple) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function contrast(a: string, b: string): number {
  const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex));
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Oklab, where equal distances look equally far apart. */
function oklab(rgb: Triple): Triple {
  const clipped = rgb.map((c) => Math.min(1, Math.max(0, c))) as Triple;
  const lms: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], clipped)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], clipped)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], clipped)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ];
}

function distance(a: string, b: string, vision: [Triple, Triple, Triple]): number {
  const seen = (hex: string) => oklab(vision.map((row) => dot(row, linear(hex))) as Triple);
  const [x, y] = [seen(a), seen(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

describe.each(["light", "dark"] as const)("the %s palette", (mode) => {
  it("stands out from the panel by 3:1 or more", () => {
    for (const hex of palette[mode]) expect(contrast(hex, panel[mode])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(visions))("keeps any two colours apart under %s vision", (_name, vision) => {
    for (const a of palette[mode])
      for (const b of palette[mode]) if (a < b) expect(distance(a, b, vision)).toBeGreaterThan(0.09);
  });
});
