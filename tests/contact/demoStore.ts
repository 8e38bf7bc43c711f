import { makeDemo } from "../../plain-platform/src/demo/demo.js";
import { Store } from "../../plain-platform/src/store/store.js";

/** A Wednesday, 20 May 2026, 14:00 in Ljubljana; Unix seconds. */
export const NOW = Date.UTC(2026, 4, 20, 12) / 1_000;

/** A whole week, and the one before it. */
const DAYS = 16;
let made: Store | undefined;

/** The demo's store, which nobody else changes. Its readings are made once, the same for all. */
export function demoStore(): Store {
  made ??= makeDemo(NOW, DAYS).store;
  const copy = new Store();
  for (const client of made.clients.all()) {
    const { readings, diagnostics, reported, ...rest } = client;
    copy.clients.add({ ...structuredClone(rest), readings, diagnostics, reported });
  }
  const tables = [
    ...(["groups", "users", "bundles", "firmwares", "actions", "actionTemplates"] as const),
    ...(["configTemplates", "resources", "apiKeys", "videos"] as const),
  ];
  for (const name of tables)
    for (const thing of made[name].all()) copy[name].add(structuredClone(thing) as never);
  return copy;
}
