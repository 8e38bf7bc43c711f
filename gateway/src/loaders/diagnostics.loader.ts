import { type DiagnosticsReading, getDiagnostics, getManyDiagnostics } from "../platform-api/diagnostics.js";
import { type ByPeriod, byPeriod } from "./byPeriod.js";
import type { LoaderOf } from "./loaders.js";

/** Diagnostic values of devices in one period, by device. */
export const diagnosticsLoader: LoaderOf<ByPeriod<DiagnosticsReading>> = (platform, call, remember) =>
  byPeriod(remember, {
    many: (ids, period) => getManyDiagnostics(platform, call, ids, period),
    one: (id, period) => getDiagnostics(platform, call, id, period),
  });
