import { activity, background, foreground, gray, line, type Pair, petrol, roles, shadows } from "./palette";

type Scale = Readonly<Record<number, string>>;
type Named = readonly [name: string, pair: Pair];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const named = (group: string, pairs: Readonly<Record<string, Pair>>): Named[] =>
  Object.entries(pairs).map(([name, pair]) => [name === "DEFAULT" ? group : `${group}-${kebab(name)}`, pair]);

const shade = (scale: Scale, step: number | "white") => (step === "white" ? "#ffffff" : (scale[step] ?? ""));

/** A palette's roles; focus rings always have the accent colour. */
const palette = (name: string, scale: Scale): Named[] =>
  Object.entries(roles).map(([role, [light, dark]]) => {
    const from = role === "focusRing" ? petrol : scale;
    return [`${name}-${kebab(role)}`, [shade(from, light), shade(from, dark)]];
  });

const colours: readonly Named[] = [
  ...named("bg", background),
  ...named("fg", foreground),
  ...named("border", line),
  ...named("activity", activity),
  ...palette("brand", petrol),
  ...palette("gray", gray),
];

const variables = (mode: 0 | 1): string =>
  [
    ...colours.map(([name, pair]) => `--chakra-colors-${name}:${pair[mode]}`),
    `--chakra-shadows-md:${shadows.md[mode]}`,
  ].join(";");

/**
 * The theme's colours as CSS for pages without Chakra, under the names that shared code uses.
 * `public/color-mode.js` selects one of the two sets.
 */
export const themeStyle = (): string => `:root{${variables(0)}}:root.dark{${variables(1)}}`;
