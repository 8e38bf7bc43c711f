/**
 * Six colours that stay apart for protanopes, deuteranopes and tritanopes, at 3:1 or more against the panel.
 * chartColors.test.ts computes both.
 */
export const palette = {
  light: ["#0f6b74", "#d27a29", "#4b34a3", "#721233", "#7f6717", "#698299"],
  dark: ["#4eb0b7", "#de9841", "#6f6bda", "#bc3456", "#fdd47b", "#a7d8eb"],
} as const;

/** Panel colours that the palettes' contrast was measured against. */
export const panel = { light: "#ffffff", dark: "#141d20" } as const;

export type ColorIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** A palette colour for charts; its value depends on the page's light or dark mode. */
export const color = (index: ColorIndex): string => `var(--highcharts-color-${index})`;

/** Colours for danger and for faults. They are not in the palette, as no series uses them. */
export const alarmColor = "var(--chart-alarm)";
export const warningColor = "var(--chart-warning)";

/** A palette as the CSS variables that charts read. */
export const paletteVariables = (colors: readonly string[]): Record<string, string> =>
  Object.fromEntries(colors.map((value, index) => [`--highcharts-color-${index}`, value]));

/** Highcharts' neutral steps, mapped to the theme's roles. */
export const chartNeutrals = {
  "--chart-gap": "var(--chakra-colors-bg-emphasized)",
  "--chart-note": "rgba(210, 122, 41, 0.2)",
  "--chart-holiday": "rgba(104, 96, 200, 0.16)",
  "--chart-alarm": "var(--chakra-colors-activity-silent)",
  "--chart-warning": "var(--chakra-colors-activity-late)",
  "--highcharts-background-color": "var(--chakra-colors-bg-panel)",
  "--highcharts-neutral-color-100": "var(--chakra-colors-fg)",
  "--highcharts-neutral-color-80": "var(--chakra-colors-fg)",
  "--highcharts-neutral-color-60": "var(--chakra-colors-fg-muted)",
  "--highcharts-neutral-color-40": "var(--chakra-colors-border-emphasized)",
  "--highcharts-neutral-color-20": "var(--chakra-colors-border)",
  "--highcharts-neutral-color-10": "var(--chakra-colors-border-muted)",
  "--highcharts-neutral-color-5": "var(--chakra-colors-bg-muted)",
  "--highcharts-neutral-color-3": "var(--chakra-colors-bg-subtle)",
  "--highcharts-highlight-color-100": "var(--chakra-colors-brand-solid)",
  "--highcharts-highlight-color-80": "var(--chakra-colors-brand-solid)",
  "--highcharts-highlight-color-60": "var(--chakra-colors-brand-emphasized)",
  "--highcharts-highlight-color-20": "var(--chakra-colors-brand-muted)",
  "--highcharts-highlight-color-10": "var(--chakra-colors-brand-subtle)",
};

/** Styles of an element that holds a chart on screen. */
export const chartCss = {
  ...chartNeutrals,
  ...paletteVariables(palette.light),
  _dark: paletteVariables(palette.dark),
};

/** The same for print, as plain style attributes: always light. */
export const printColors: Record<string, string> = {
  "--chart-gap": "#e9eeee",
  "--chart-note": "#f6e4d4",
  "--chart-holiday": "#e6e4f5",
  "--chart-alarm": "#cf352b",
  "--chart-warning": "#c96f00",
  "--highcharts-background-color": panel.light,
  "--highcharts-neutral-color-100": "#141d1f",
  "--highcharts-neutral-color-80": "#141d1f",
  "--highcharts-neutral-color-60": "#4f5f63",
  "--highcharts-neutral-color-40": "#98a6a9",
  "--highcharts-neutral-color-20": "#c5d0d2",
  "--highcharts-neutral-color-10": "#dfe6e7",
  "--highcharts-neutral-color-5": "#eef2f2",
  "--highcharts-neutral-color-3": "#f7f9f9",
  ...paletteVariables(palette.light),
};
