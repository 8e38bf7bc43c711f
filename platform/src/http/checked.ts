import type { TLocalizedValidationError } from "typebox/error";
import { faultOf } from "./validation.js";

/** A compiled schema of typebox/compile. */
export interface Checker {
  Check(value: unknown): boolean;
  Errors(value: unknown): TLocalizedValidationError[];
}

/** The errors of a value at `path` ("data.BasicConfig") of the request. */
export function errorsAt(checker: Checker, value: unknown, path: string): TLocalizedValidationError[] {
  if (checker.Check(value)) return [];
  const place = `/${path.replaceAll(".", "/")}`;
  return checker.Errors(value).map((error) => ({ ...error, instancePath: `${place}${error.instancePath}` }));
}

/** @throws PlatformError as for a body of a wrong shape or value, naming fields under `path` */
export function requireValid(checker: Checker, value: unknown, path: string): void {
  const errors = errorsAt(checker, value, path);
  if (errors.length > 0) throw faultOf(errors);
}
