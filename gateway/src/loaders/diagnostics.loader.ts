import { getDiagnostics, getManyDiagnostics } from "../platform-api/diagnostics.js";
import { byPeriod } from "./byPeriod.js";

/** Diagnostic values of devices in one period, by device. */
export const diagnosticsLoader = byPeriod(getManyDiagnostics, getDiagnostics);
