/** Types of audit.mjs, for tests in TypeScript. */
import type { LockedPackage } from "./lock.mjs";

type Vulnerability = {
  name: string;
  range: string;
  severity: string;
  /** Advisories, or names of packages that are vulnerable themselves. */
  via: ReadonlyArray<string | { url: string }>;
  nodes: readonly string[];
};

export function vulnerabilities(
  answer: { vulnerabilities: Readonly<Record<string, Vulnerability>> },
  packages: ReadonlyArray<Pick<LockedPackage, "path" | "ships">>,
): { faults: string[]; told: string[] };
