import { LIGHT_STEPS } from "../ambient";

type Rgb = readonly [red: number, green: number, blue: number];

/** At night, dusk, on a dull day, on a bright day and in full sun. */
const SHADES = {
  sky: ["#05080f", "#1c2a47", "#7f97b0", "#86b0dc", "#4c95e0"],
  horizon: ["#111c2b", "#a06d5c", "#c9d0d6", "#d8e6f1", "#e2f1ff"],
  hills: ["#080d14", "#2c3247", "#71869a", "#7f9eb4", "#86abc4"],
  trees: ["#04070a", "#161c20", "#3c4f48", "#456650", "#517d4d"],
  ground: ["#06090b", "#20231f", "#5a6752", "#688257", "#84a05c"],
  road: ["#0b0e11", "#24272b", "#676b6e", "#7f8285", "#a3a5a6"],
  paint: ["#20262b", "#5f6062", "#bfc3c5", "#dde1e3", "#ffffff"],
  pole: ["#12161a", "#2f343a", "#7d868c", "#99a2a8", "#c2c9cd"],
  frame: ["#14181b", "#23282c", "#474d51", "#585f63", "#7b8286"],
  housing: ["#0b0d0f", "#131619", "#212528", "#2a2e31", "#373b3e"],
  face: ["#050607", "#08090a", "#101213", "#16181a", "#242629"],
  unlit: ["#0d0e0f", "#141413", "#23211f", "#2e2b28", "#433f3a"],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;

export type Shade = keyof typeof SHADES;

/** Colour in an ambient light of 0 (night) to 7 (full sun). */
export function shadeOf(shade: Shade, light: number): string {
  const stops = SHADES[shade];
  const place = (light / (LIGHT_STEPS - 1)) * (stops.length - 1);
  const from = Math.min(stops.length - 2, Math.max(0, Math.floor(place)));
  const [a, b] = [rgbOf(stops[from] ?? ""), rgbOf(stops[from + 1] ?? "")];
  return `rgb(${a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * (place - from))).join(" ")})`;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
