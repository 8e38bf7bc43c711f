import type { Static } from "typebox";
import { Compile } from "typebox/compile";
import type { FieldFault } from "../errors.js";
import { faultOf } from "../http/validation.js";
import { LONGEST_INTERVAL } from "./ingest.rules.js";
import { Interval, Reading } from "./sentSchemas.js";

export type SentReading = Static<typeof Reading>;
export type SentInterval = Static<typeof Interval>;
type SentClasses = NonNullable<SentInterval["speeds"]>;

const readingValidator = Compile(Reading);
const intervalValidator = Compile(Interval);

/** Shares are rounded by devices: so far from 100 % their sum may be. */
const SHARES_OFF = 2;

/** What is wrong with a reading that was sent; none: nothing. */
export function faultsOfReading(sent: unknown): FieldFault[] {
  return readingValidator.Check(sent) ? [] : fieldsOf(readingValidator.Errors(sent));
}

/** What is wrong with an interval that was sent; none: nothing. */
export function faultsOfInterval(sent: unknown): FieldFault[] {
  if (!intervalValidator.Check(sent)) return fieldsOf(intervalValidator.Errors(sent));
  const { from, to, count, speeds, lengths } = sent;
  return [
    ...(to <= from ? [{ path: "to", message: "must be after from" }] : []),
    ...(to - from > LONGEST_INTERVAL ? [{ path: "to", message: "must be within 25 hours of from" }] : []),
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
  const fault = (field: string, message: string) => [{ path: `${path}.${field}`, message }];
  const tenths = borders.map(tenthsOf);
  if (tenths.some((border, index) => index > 0 && border <= (tenths[index - 1] ?? 0)))
    return fault("borders", "must ascend by at least 0.1");
  if ((counts === undefined) === (shares === undefined)) return fault("counts", "or shares must be told");
  const values = counts ?? shares ?? [];
  const name = counts ? "counts" : "shares";
  if (values.length !== borders.length) return fault(name, "must be as many as borders");
  const sum = values.reduce((total, value) => total + value, 0);
  if (counts && sum > count) return fault(name, "must not be more than count together");
  return shares && Math.abs(sum - 100) > SHARES_OFF ? fault(name, "must be about 100 together") : [];
}

/** Tenths of a unit, rounded half up. */
export const tenthsOf = (value: number): number => Math.floor(value * 10 + HALF);

/** 4.15 × 10 may come out a hair below 41.5. */
const HALF = 0.5 + 1e-9;
