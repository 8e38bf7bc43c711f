// Versions that package.json forces on packages that ask for others.

/**
 * @param overrides of package.json: names with their versions
 * @param reasons for them, by the same names
 * @returns a line for each override without a reason, and for each reason without an override
 */
export function overrideFaults(overrides, reasons) {
  const unexplained = Object.keys(overrides).filter((name) => !(name in reasons));
  const idle = Object.keys(reasons).filter((name) => !(name in overrides));
  return [
    ...unexplained.map((name) => `no reason says why ${name} is overridden`),
    ...idle.map((name) => `a reason is told for ${name}, which is not overridden`),
  ];
}
