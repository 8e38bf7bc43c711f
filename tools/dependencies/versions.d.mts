/** Types of versions.mjs, for tests in TypeScript. */
import type { LockedPackage } from "./lock.mjs";

type Versions = Readonly<Record<string, string>>;

export function versionFaults(
  manifests: Readonly<Record<string, { dependencies?: Versions; devDependencies?: Versions }>>,
): string[];
export function nodeFaults(
  packages: ReadonlyArray<Pick<LockedPackage, "name" | "version" | "node" | "optional">>,
  range: string,
): string[];
