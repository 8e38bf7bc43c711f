// A bill of materials for everything that ships, in CycloneDX, based on npm's own. `npm sbom --omit dev`
// leaves out everything the root lists for its tests, even if a part ships it. So npm lists everything, and
// packages only for development are removed here.
import { run } from "../setup.mjs";
import { ALLOWED_LICENCES } from "./exceptions.mjs";
import { lockedPackages, readJson } from "./lock.mjs";

const NPM_SBOM = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];

const idOf = (name, version) => `${name}@${version}`;

async function told() {
  const { code, output } = await run("npm", [...NPM_SBOM, "--loglevel=silent"], { quiet: true });
  if (code !== 0) throw new Error(`npm sbom failed: ${output}`);
  return JSON.parse(output);
}

/** npm 10 lists a package once for each place it is in. */
const once = (entries, ref) => [...new Map(entries.map((entry) => [entry[ref], entry])).values()];

/** npm omits licences that are no SPDX expression, or not in the lock. */
function licensed(component, licences) {
  const name = licences.get(component["bom-ref"]);
  if (component.licenses || !name) return component;
  return { ...component, licenses: [{ license: ALLOWED_LICENCES.includes(name) ? { id: name } : { name } }] };
}

/**
 * @returns the document: our parts, and every package of the lock that `npm ci --omit=dev` may install on
 * some system
 */
export async function billOfMaterials() {
  const shipped = lockedPackages().filter(({ ships }) => ships);
  const licences = new Map(shipped.map(({ name, version, licence }) => [idOf(name, version), licence]));
  const root = readJson("package.json");
  const parts = root.workspaces.map((part) => readJson(`${part}/package.json`));
  const own = new Set(parts.map(({ name, version }) => idOf(name, version)));
  const all = await told();
  const top = all.metadata.component["bom-ref"];
  const isKept = (ref) => ref === top || own.has(ref) || licences.has(ref);
  const dependencies = once(all.dependencies, "ref").filter(({ ref }) => isKept(ref));
  return {
    ...all,
    // npm names it after its folder.
    metadata: { ...all.metadata, component: { ...all.metadata.component, name: root.name } },
    components: once(all.components, "bom-ref")
      .filter((component) => isKept(component["bom-ref"]))
      .map((component) => licensed(component, licences)),
    dependencies: dependencies.map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((one) => (ref === top ? own.has(one) : isKept(one))),
    })),
  };
}
