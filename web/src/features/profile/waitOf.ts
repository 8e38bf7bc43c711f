import { CombinedGraphQLErrors } from "@apollo/client/errors";

const usualWaitSeconds = 300;

/** Seconds until a refused password may be tried again. */
export const waitOf = (error: unknown): number => {
  const seconds = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.retryAfter : undefined;
  return typeof seconds === "number" ? seconds : usualWaitSeconds;
};
