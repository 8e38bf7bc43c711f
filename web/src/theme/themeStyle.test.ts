import { expect, it } from "@jest/globals";
import { system } from "./system";
import { themeStyle } from "./themeStyle";

const [, light = "", dark = ""] = /^:root\{(.*)\}:root\.dark\{(.*)\}$/.exec(themeStyle()) ?? [];
const valuesOf = (css: string) => new Map(css.split(";").map((line) => line.split(":") as [string, string]));

/** "{colors.petrol.700}" → its hex value. */
function hexOf(value: string): string {
  const reference = /^\{(.*)\}$/.exec(value)?.[1];
  return reference === undefined ? value : String(system.tokens.getByName(reference)?.originalValue);
}

it("gives each colour the name and both values that it has in the portal", () => {
  const [lights, darks] = [valuesOf(light), valuesOf(dark)];
  const names = [...lights.keys()].filter((name) => name.startsWith("--chakra-colors-"));
  expect(names.length).toBeGreaterThan(40);
  const tokens = new Map(
    system.tokens.allTokens.map((token) => [String(token.extensions.cssVar?.var), token] as const),
  );
  for (const name of names) {
    const conditions = tokens.get(name)?.extensions.conditions;
    const wanted = [conditions?._light, conditions?._dark].map((value) => hexOf(String(value)).toUpperCase());
    const given = [lights.get(name), darks.get(name)].map((value) => String(value).toUpperCase());
    expect([name, ...given]).toEqual([name, ...wanted.map((hex) => (hex === "#FFF" ? "#FFFFFF" : hex))]);
  }
});
