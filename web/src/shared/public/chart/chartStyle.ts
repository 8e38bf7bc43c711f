import { chartNeutrals, palette, paletteVariables } from "../../chart/chartColors";

const css = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

/** Charts' colours as CSS for pages without Chakra. */
export const chartStyle = (): string =>
  `.pub-chart{${css({ ...chartNeutrals, ...paletteVariables(palette.light) })}}` +
  `.dark .pub-chart{${css(paletteVariables(palette.dark))}}`;
