// Checks that the versions fit together, and run on the promised Node.
import semver from "semver";

/**
 * @returns a line for each package that the parts declare in more than one version: each would get its own
 * copy
 */
export function versionFaults(manifests) {
  const declared = new Map();
  for (const [part, { dependencies = {}, devDependencies = {} }] of Object.entries(manifests))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      declared.set(name, [...(declared.get(name) ?? []), { part, version }]);
  return [...declared]
    .filter(([, places]) => new Set(places.map(({ version }) => version)).size > 1)
    .map(
      ([name, places]) => `${name}: ${places.map(({ part, version }) => `${version} (${part})`).join(", ")}`,
    );
}

/** @returns a line for each package that needs a newer Node than the oldest of `range` */
export function nodeFaults(packages, range) {
  const oldest = semver.minVersion(range);
  return packages
    .filter(({ node, optional }) => node && !optional && !semver.satisfies(oldest, node))
    .map(({ name, version, node }) => `${name}@${version} wants ${node}`);
}
