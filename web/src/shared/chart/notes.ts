/** What there is to say, in one line; undefined where it is nothing. */
export function notes(...texts: readonly (string | false | undefined)[]): string | undefined {
  const said = texts.filter((text) => typeof text === "string");
  return said.length > 0 ? said.join(" ") : undefined;
}
