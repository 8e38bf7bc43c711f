import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import type { OwnClasses } from "@obcestje/contract/ownClasses.js";
import type { Period } from "../measurements/periodHour.js";
import { previousPeriod } from "../measurements/query.rules.js";
import type { Limited } from "../measurements/speedLimits.rules.js";
import type { Stretched } from "../measurements/stretch.js";
import type { NoteKind } from "../notes/schemas.js";
import type { Visitor } from "../places/stays.js";
import type { ExportLanguage } from "./language.js";

/** A client or place as an export needs it. It is small, as it is passed to another thread. */
export interface ExportedClient extends Stretched, Limited {
  guid: string;
  /** Its location's name, else its guid. */
  name: string;
  address: string | null;
  timeZone: string;
  visionType: number;
  /** Of a place: who stood there in the period; null: it is a device. */
  visitors: Visitor[] | null;
  /** Of its place. */
  directionNames: DirectionNames;
  /** Of the caller's group. */
  ownClasses: OwnClasses;
}

/** A note of the period, as a workbook shows it. [from, to), Unix seconds. */
export interface ExportedNote {
  kind: NoteKind;
  text: string;
  from: number;
  to: number;
}

/** Client, period and form of an export. */
export interface ExportSubject {
  client: ExportedClient;
  period: Period;
  /** Of the period, in report.xlsx alone. */
  notes: readonly ExportedNote[];
  language: ExportLanguage;
  /** Seconds, of free flow. */
  gap: number;
  /** Time of the request, Unix seconds. */
  now: number;
}

/** The period of equal length just before. */
export const periodBefore = ({ period }: ExportSubject): Period => previousPeriod(period, {});
