/** Types of licences.mjs, for tests in TypeScript. */
import type { LockedPackage } from "./lock.mjs";

export function licenceFaults(
  packages: ReadonlyArray<Pick<LockedPackage, "name" | "version" | "licence" | "ships">>,
  rules: {
    allowed: readonly string[];
    forDevelopment: readonly string[];
    exceptions: Readonly<Record<string, { licence: string; why: string }>>;
  },
): string[];
