import { createRequire } from "node:module";

type Driver = typeof import("@photostructure/sqlite");

/** Node's own SQLite is no longer experimental from this version on. */
const BUILT_IN_SINCE = 24;

// The types of Node 20 do not have this module.
const builtIn = () => process.getBuiltinModule("node:sqlite" as "node:fs") as unknown as Driver;
const ofPackage = () => createRequire(import.meta.url)("@photostructure/sqlite") as Driver;

const major = Number(process.versions.node.split(".")[0]);

/** Node's own SQLite, or the package with the same API. */
export const { DatabaseSync, backup }: Pick<Driver, "DatabaseSync" | "backup"> =
  major >= BUILT_IN_SINCE ? builtIn() : ofPackage();

export type DatabaseFile = InstanceType<Driver["DatabaseSync"]>;
