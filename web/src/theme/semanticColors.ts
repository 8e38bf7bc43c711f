import { activity, background, foreground, line, type Pair, type Role, roles } from "./palette";

const token = ([light, dark]: Pair) => ({ value: { _light: light, _dark: dark } });

/** Tokens by name, each with a light and a dark value. */
export const tokensOf = (pairs: Record<string, Pair>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, token(pair)]));

/** Roles that Chakra's recipes take from a colour palette; `focus` is the palette of focus rings. */
const role = (name: string, focus = name) => {
  const of = (role: Role) => {
    const scale = role === "focusRing" ? focus : name;
    const [light, dark] = roles[role].map(
      (step) => `{colors.${step === "white" ? step : `${scale}.${step}`}}`,
    );
    return token([light ?? "", dark ?? ""]);
  };
  return {
    contrast: of("contrast"),
    fg: of("fg"),
    subtle: of("subtle"),
    muted: of("muted"),
    emphasized: of("emphasized"),
    solid: of("solid"),
    border: of("border"),
    focusRing: of("focusRing"),
  };
};

export const semanticColors = {
  bg: tokensOf(background),
  fg: tokensOf(foreground),
  border: tokensOf(line),
  activity: tokensOf(activity),
  brand: role("petrol"),
  gray: role("gray", "petrol"),
  red: role("red"),
  orange: role("orange"),
  green: role("green"),
  blue: role("blue"),
};
