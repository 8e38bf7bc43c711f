import DataLoader from "dataloader";
import { type DiagnosticsReading, getDiagnostics, getManyDiagnostics } from "../platform-api/diagnostics.js";
import type { LoaderOf } from "./loaders.js";
import type { ClientPeriod } from "./measurement.loader.js";
import { readTogether } from "./readTogether.js";

/** Diagnostic values of a device and period: one call for each period, however many devices ask. */
export const diagnosticsLoader: LoaderOf<DataLoader<ClientPeriod, DiagnosticsReading, string>> = (
  platform,
  call,
  remember,
) =>
  new DataLoader(
    (keys) =>
      readTogether(keys, {
        callOf: ({ period }) => `${period.from} ${period.to}`,
        many: (ids, { period }) => getManyDiagnostics(platform, call, ids, period),
        one: (id, { period }) => getDiagnostics(platform, call, id, period),
      }),
    { cache: remember, cacheKeyFn: ({ clientId, period }) => `${clientId} ${period.from} ${period.to}` },
  );
