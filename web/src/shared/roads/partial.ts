import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether an answer holds, though some of the devices in `clients` failed: all its errors lie below single devices. */
export function isPartial(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.every(({ path }) => path !== undefined && path[0] === "clients" && path.length > 1)
  );
}
