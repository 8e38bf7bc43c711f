// The allowed licences of packages: fewer for those that ship than for those only used in development.
import satisfies from "spdx-satisfies";

function isAllowed(licence, ids) {
  try {
    return satisfies(licence, ids);
  } catch {
    // No SPDX expression: an address, "SEE LICENSE IN …", or nothing.
    return false;
  }
}

/**
 * @param packages of the lock
 * @param rules SPDX ids for all packages and further ones for development, and exceptions by a package's name
 * with their licence
 * @returns a line for each package without an allowed licence, and for each exception without a package that
 * needs it
 */
export function licenceFaults(packages, { allowed, forDevelopment, exceptions }) {
  const needed = new Set();
  const faults = [];
  for (const { name, version, licence, ships } of packages) {
    if (isAllowed(licence, ships ? allowed : [...allowed, ...forDevelopment])) continue;
    if (name in exceptions && exceptions[name].licence === licence) needed.add(name);
    else
      faults.push(
        `${name}@${version} (${ships ? "ships" : "development"}): ${licence ?? "tells no licence"}`,
      );
  }
  const stale = Object.keys(exceptions).filter((name) => !needed.has(name));
  return [...faults, ...stale.map((name) => `the exception for ${name} no longer applies`)];
}
