/** A colour in light and in dark mode. */
export type Pair = readonly [light: string, dark: string];

/** Neutral greys with a touch of petrol. */
export const gray = {
  50: "#f7f9f9",
  100: "#eef2f2",
  200: "#dfe6e7",
  300: "#c5d0d2",
  400: "#98a6a9",
  500: "#6b7b7f",
  600: "#4f5f63",
  700: "#3a484b",
  800: "#263236",
  900: "#192326",
  950: "#0d1416",
} as const;

/** The accent colour. */
export const petrol = {
  50: "#eef8f8",
  100: "#d6eeef",
  200: "#b0dcdf",
  300: "#7fc5ca",
  400: "#4eb0b7",
  500: "#22858d",
  600: "#0f6b74",
  700: "#0d5760",
  800: "#10464e",
  900: "#0f383f",
  950: "#06252b",
} as const;

export const background = {
  DEFAULT: ["#ffffff", "#11191b"],
  subtle: ["#f7f9f9", "#0d1416"],
  muted: ["#eef2f2", "#1a2427"],
  emphasized: ["#dfe6e7", "#263236"],
  inverted: ["#0d1416", "#f7f9f9"],
  panel: ["#ffffff", "#141d20"],
  error: ["#fef2f2", "#2a1416"],
  warning: ["#fff6ea", "#2a1d0c"],
  success: ["#effaf3", "#0d2318"],
  info: ["#eef8f8", "#0b2327"],
} satisfies Record<string, Pair>;

export const foreground = {
  DEFAULT: ["#141d1f", "#edf2f2"],
  muted: ["#4f5f63", "#a9b7ba"],
  subtle: ["#5a6a6e", "#95a4a8"],
  inverted: ["#f7f9f9", "#0d1416"],
  error: ["#b3261e", "#ff9a93"],
  warning: ["#8a4b00", "#f6b660"],
  success: ["#146c43", "#6fd6a0"],
  info: ["#0d5760", "#7fc5ca"],
} satisfies Record<string, Pair>;

export const line = {
  DEFAULT: ["#dfe6e7", "#263236"],
  muted: ["#eef2f2", "#1d282b"],
  subtle: ["#f2f5f5", "#182225"],
  emphasized: ["#c5d0d2", "#3a484b"],
  inverted: ["#263236", "#dfe6e7"],
  /** Borders of form controls: WCAG 1.4.11 requires 3:1 against their surroundings. */
  control: ["#7f8f93", "#66777b"],
  error: ["#c9372c", "#f2766d"],
  warning: ["#b45f06", "#e79b3c"],
  success: ["#1b8a55", "#4fbf88"],
  info: ["#22858d", "#4eb0b7"],
} satisfies Record<string, Pair>;

/** Activity of a device: below 10 minutes, below an hour, older, counts only, never heard, unknown. */
export const activity = {
  ok: ["#18935a", "#45c486"],
  late: ["#c96f00", "#f3a53c"],
  silent: ["#cf352b", "#f2665c"],
  counted: ["#77878b", "#7d8d91"],
  never: ["#77878b", "#7d8d91"],
  unknown: ["#77878b", "#7d8d91"],
} satisfies Record<string, Pair>;

/** A shadow with its offset in pixels; in dark mode a light edge shows better. */
const shadow = (y: number, blur: number): Pair => [
  `0 ${y}px ${blur}px rgb(25 35 38 / 10%), 0 0 1px rgb(25 35 38 / 30%)`,
  `0 ${y}px ${blur}px rgb(0 0 0 / 64%), inset 0 0 1px rgb(197 208 210 / 30%)`,
];

export const shadows = {
  sm: shadow(2, 4),
  md: shadow(4, 8),
  lg: shadow(8, 16),
  inset: ["inset 0 0 0 1px rgb(0 0 0 / 5%)", "inset 0 0 0 1px rgb(197 208 210 / 5%)"],
} satisfies Record<string, Pair>;

/**
 * The roles of a palette, as steps of its scale in light and dark mode. Chakra's defaults fail AA for white on
 * solid green, teal and orange; these pass in both modes.
 */
export const roles = {
  contrast: ["white", 950],
  fg: [800, 200],
  subtle: [100, 900],
  muted: [200, 800],
  emphasized: [300, 700],
  solid: [700, 400],
  border: [300, 700],
  focusRing: [500, 400],
} as const;

export type Role = keyof typeof roles;
