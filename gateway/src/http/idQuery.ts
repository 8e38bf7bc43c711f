import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";

/** The id in a link's query. @param thing its kind, in words @throws ApiError BAD_USER_INPUT naming path */
export function readId(id: unknown, path: string, thing: string): string {
  if (typeof id === "string" && id !== "") return id;
  const fault = fieldFault(path, "NOT_ONE", { thing });
  throw new ApiError("BAD_USER_INPUT", `${path} ${fault.message}.`, { fields: [fault] });
}
