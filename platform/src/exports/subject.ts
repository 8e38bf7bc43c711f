import type { SeenFrom } from "../clients/sight.rules.js";
import type { Period } from "../measurements/periodHour.js";
import { previousPeriod } from "../measurements/query.rules.js";
import type { ExportLanguage } from "./language.js";

/** A client as an export needs it; small, as it is handed to another thread. */
export interface ExportedClient {
  id: number;
  guid: string;
  /** Its location's name, else its guid. */
  name: string;
  address: string | null;
  timeZone: string;
  visionType: number;
  /** km/h */
  speedLimit: number;
  /** From when on its past is seen by whoever asks. */
  seenFrom: SeenFrom;
}

/** What an export is about. */
export interface ExportSubject {
  client: ExportedClient;
  period: Period;
  language: ExportLanguage;
  /** When it was asked for, Unix seconds. */
  now: number;
}

/** The period of equal length just before. */
export const periodBefore = ({ period }: ExportSubject): Period => previousPeriod(period, {});
