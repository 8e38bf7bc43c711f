/** All IANA zones that the browser knows, and the chosen one if the browser knows it by another name. */
export function zonesWith(chosen: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return chosen === "" || known.includes(chosen) ? known : [chosen, ...known];
}
