// The contents of package-lock.json about each package.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup.mjs";

const FOLDER = "node_modules/";

export const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

/** Before SPDX expressions, packages listed licences as objects, from which one may choose. */
function toldLicence({ license, licenses }) {
  const told = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  return told.length === 0 ? undefined : told.join(" OR ");
}

function installed(path) {
  const file = join(path, "package.json");
  return existsSync(join(ROOT, file)) ? readJson(file) : {};
}

/**
 * @returns every package of the lock, a package of two versions twice; `ships` is false if it is only for
 * development
 */
export function lockedPackages() {
  const entries = Object.entries(readJson("package-lock.json").packages);
  return entries
    .filter(([path, { link }]) => path.includes(FOLDER) && !link)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version: entry.version,
      licence: toldLicence(entry) ?? toldLicence(installed(path)),
      ships: !entry.dev,
      optional: Boolean(entry.optional),
      hasInstallScript: Boolean(entry.hasInstallScript),
      node: entry.engines?.node,
      integrity: entry.integrity,
    }));
}

/** @returns the package.json of the root and of each part, by folder */
export function manifests() {
  const root = readJson("package.json");
  const parts = root.workspaces.map((part) => [part, readJson(join(part, "package.json"))]);
  return { ".": root, ...Object.fromEntries(parts) };
}
