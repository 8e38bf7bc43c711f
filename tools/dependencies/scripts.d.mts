/** Types of scripts.mjs, for tests in TypeScript. */
import type { LockedPackage } from "./lock.mjs";

export function scriptFaults(
  packages: ReadonlyArray<Pick<LockedPackage, "name" | "version" | "hasInstallScript">>,
  allowScripts: Readonly<Record<string, boolean>>,
  reasons: Readonly<Record<string, string>>,
): string[];
