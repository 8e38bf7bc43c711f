// Known vulnerabilities according to the registry.
const GRAVE = ["high", "critical"];

/**
 * @param answer of `npm audit --json`
 * @param packages of the lock
 * @returns a line for each package with a vulnerability: in `faults` if it is grave and ships, else in `told`
 */
export function vulnerabilities(answer, packages) {
  const ships = new Set(packages.filter((one) => one.ships).map(({ path }) => path));
  const faults = [];
  const told = [];
  for (const { name, range, severity, via, nodes } of Object.values(answer.vulnerabilities)) {
    const shipped = nodes.some((path) => ships.has(path));
    const why = via.map((one) => one.url ?? one).join(", ");
    const line = `${name} ${range} (${shipped ? "ships" : "development"}): ${severity}, ${why}`;
    (shipped && GRAVE.includes(severity) ? faults : told).push(line);
  }
  return { faults, told };
}
