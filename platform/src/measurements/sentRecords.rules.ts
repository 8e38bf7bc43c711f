import { type FieldFault, fieldFault } from "@obcestje/contract/faults.js";
import type { Static } from "typebox";
import { Compile } from "typebox/compile";
import { faultOf } from "../http/validation.js";
import { HOUR } from "../time/clock.js";
import { LONGEST_INTERVAL } from "./ingest.rules.js";
import { Interval, Reading } from "./sentSchemas.js";

export type SentReading = Static<typeof Reading>;
export type SentInterval = Static<typeof Interval>;
type SentClasses = NonNullable<SentInterval["speeds"]>;
type ClassesFault =
  | "BORDERS_NOT_ASCENDING"
  | "COUNTS_OR_SHARES"
  | "NOT_AS_MANY_AS_BORDERS"
  | "MORE_THAN_COUNT"
  | "NOT_A_HUNDRED";

const readingValidator = Compile(Reading);
const intervalValidator = Compile(Interval);

/** Devices round shares, so their sum may differ from 100 % by this much. */
const SHARES_OFF = 2;

/** The faults of a sent reading; empty: none. */
export function faultsOfReading(sent: unknown): FieldFault[] {
  return readingValidator.Check(sent) ? [] : fieldsOf(readingValidator.Errors(sent));
}

/** The faults of a sent interval; empty: none. */
export function faultsOfInterval(sent: unknown): FieldFault[] {
  if (!intervalValidator.Check(sent)) return fieldsOf(intervalValidator.Errors(sent));
  const { from, to, count, speeds, lengths } = sent;
  return [
    ...(to <= from ? [fieldFault("to", "NOT_AFTER_START")] : []),
    ...(to - from > LONGEST_INTERVAL
      ? [fieldFault("to", "PERIOD_TOO_LONG_HOURS", { hours: LONGEST_INTERVAL / HOUR })]
      : []),
    ...faultsOfClasses("speeds", speeds, count),
    ...faultsOfClasses("lengths", lengths, count),
  ];
}

function fieldsOf(errors: Parameters<typeof faultOf>[0]): FieldFault[] {
  return faultOf(errors).fields ?? [];
}

function faultsOfClasses(path: string, classes: SentClasses | undefined, count: number): FieldFault[] {
  if (!classes) return [];
  const { borders, counts, shares } = classes;
  const fault = (field: string, code: ClassesFault) => [fieldFault(`${path}.${field}`, code)];
  const tenths = borders.map(tenthsOf);
  if (tenths.some((border, index) => index > 0 && border <= (tenths[index - 1] ?? 0)))
    return fault("borders", "BORDERS_NOT_ASCENDING");
  if ((counts === undefined) === (shares === undefined)) return fault("counts", "COUNTS_OR_SHARES");
  const values = counts ?? shares ?? [];
  const name = counts ? "counts" : "shares";
  if (values.length !== borders.length) return fault(name, "NOT_AS_MANY_AS_BORDERS");
  const sum = values.reduce((total, value) => total + value, 0);
  if (counts && sum > count) return fault(name, "MORE_THAN_COUNT");
  return shares && Math.abs(sum - 100) > SHARES_OFF ? fault(name, "NOT_A_HUNDRED") : [];
}

/** Tenths of a unit, rounded half up. */
export const tenthsOf = (value: number): number => Math.floor(value * 10 + HALF);

/** 4.15 × 10 may come out a hair below 41.5. */
const HALF = 0.5 + 1e-9;
