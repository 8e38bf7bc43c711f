import type { ApolloClient } from "@apollo/client";
import { type Failure, failureOf } from "../../../graphql/errors";
import { SaveTrafficVideoLabelsDocument } from "../../../graphql/operations/videos";
import type { SaveOutcome } from "./labelBook";
import type { Vehicle } from "./vehicles";

const outcomes: Partial<Record<Failure, SaveOutcome>> = {
  CONFLICT: "taken",
  NOT_FOUND: "gone",
  FORBIDDEN: "forbidden",
  VALIDATION_FAILED: "refused",
  BAD_USER_INPUT: "refused",
  PAYLOAD_TOO_LARGE: "refused",
  NOT_OFFERED: "refused",
};

type Sent = {
  id: string;
  vehicles: readonly Vehicle[];
  /** True if all of the video is labelled. */
  checked: boolean;
};

/** Stores labels. The request outlives the page that sends it. */
export async function sendLabels(
  apollo: ApolloClient,
  { id, vehicles, checked }: Sent,
): Promise<SaveOutcome> {
  try {
    await apollo.mutate({
      mutation: SaveTrafficVideoLabelsDocument,
      variables: { input: { id, vehicles: [...vehicles], checked } },
      context: { fetchOptions: { keepalive: true }, isByItself: true },
      fetchPolicy: "no-cache",
    });
    return "stored";
  } catch (error) {
    return outcomes[failureOf(error)] ?? "lost";
  }
}
