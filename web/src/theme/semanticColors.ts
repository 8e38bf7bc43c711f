import { activity, background, foreground, line, type Pair } from "./palette";

const token = ([light, dark]: Pair) => ({ value: { _light: light, _dark: dark } });

const tokens = (pairs: Record<string, Pair>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, token(pair)]));

/**
 * The roles that Chakra's recipes take from a colour palette. Its own choices fail AA for white on solid
 * green, teal and orange; these shades pass in both modes.
 */
const role = (name: string, focus = name) => {
  const shade = (light: string, dark: string) => token([light, dark]);
  const of = (step: number) => `{colors.${name}.${step}}`;
  return {
    contrast: shade("{colors.white}", of(950)),
    fg: shade(of(800), of(200)),
    subtle: shade(of(100), of(900)),
    muted: shade(of(200), of(800)),
    emphasized: shade(of(300), of(700)),
    solid: shade(of(700), of(400)),
    border: shade(of(300), of(700)),
    focusRing: shade(`{colors.${focus}.500}`, `{colors.${focus}.400}`),
  };
};

export const semanticColors = {
  bg: tokens(background),
  fg: tokens(foreground),
  border: tokens(line),
  activity: tokens(activity),
  brand: role("petrol"),
  gray: role("gray", "petrol"),
  red: role("red"),
  orange: role("orange"),
  green: role("green"),
  blue: role("blue"),
};
