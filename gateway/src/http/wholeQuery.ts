import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";

/** A whole number of a link; undefined if it is left out. @throws ApiError BAD_USER_INPUT */
export function readWhole(
  name: string,
  told: unknown,
  { min, max }: { min: number; max: number },
): number | undefined {
  if (told === undefined) return undefined;
  const value = typeof told === "string" && /^\d{1,3}$/.test(told) ? Number(told) : Number.NaN;
  const fault =
    value >= min && value <= max
      ? null
      : Number.isNaN(value)
        ? fieldFault(name, "NOT_INTEGER")
        : value < min
          ? fieldFault(name, "TOO_SMALL", { min })
          : fieldFault(name, "TOO_LARGE", { max });
  if (fault === null) return value;
  throw new ApiError("BAD_USER_INPUT", `${name} ${fault.message}.`, { fields: [fault] });
}
