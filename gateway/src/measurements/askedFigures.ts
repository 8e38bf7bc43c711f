import type { MeasurementQuestion } from "../platform-api/measurements.js";

type AskedFigures = Pick<MeasurementQuestion, "asIfLimit" | "speedClasses" | "lengthClasses">;

/** What a field's arguments ask figures by, beside the period. */
export function askedFigures(args: {
  asIfLimit?: number | null;
  speedClasses?: readonly number[] | null;
  lengthClasses?: readonly number[] | null;
}): AskedFigures {
  const { asIfLimit, speedClasses, lengthClasses } = args;
  return {
    asIfLimit: asIfLimit ?? undefined,
    speedClasses: speedClasses ?? undefined,
    lengthClasses: lengthClasses ?? undefined,
  };
}
