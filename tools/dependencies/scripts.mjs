// Packages that may run a script when installed: npm follows `allowScripts` of package.json, but older
// versions, such as 10, run all.

/**
 * @param packages of the lock
 * @param allowScripts of package.json: true if a package's script runs, false if it is left out
 * @param reasons for them, by the same names
 * @returns a line for each unreviewed script, and for each entry without a script or a reason
 */
export function scriptFaults(packages, allowScripts, reasons) {
  const withScript = new Map();
  for (const { name, version, hasInstallScript } of packages)
    if (hasInstallScript) withScript.set(name, version);
  const unseen = [...withScript].filter(([name]) => !(name in allowScripts));
  const stale = Object.keys(allowScripts).filter((name) => !withScript.has(name));
  const unexplained = Object.keys(allowScripts).filter((name) => !(name in reasons));
  const idle = Object.keys(reasons).filter((name) => !(name in allowScripts));
  return [
    ...unseen.map(([name, version]) => `${name}@${version} has one that is not in allowScripts`),
    ...stale.map((name) => `${name} of allowScripts has none`),
    ...unexplained.map((name) => `no reason says why allowScripts has ${name}`),
    ...idle.map((name) => `a reason is told for ${name}, which is not in allowScripts`),
  ];
}
