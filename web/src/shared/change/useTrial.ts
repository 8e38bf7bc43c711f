import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { type BulkFault, faultOf } from "../bulk/bulkFault";
import { useRested } from "../form/useRested";
import { isOvertaken } from "../merge/heldSave";

export type Trial<Data> =
  /** Nothing to try yet. */
  | { state: "none" }
  | { state: "loading" }
  | { state: "told"; data: Data }
  | { state: "refused"; fault: BulkFault }
  | { state: "failed" };

/**
 * Makes a dry run of a change, each time that it is another one or the thing is not as it was.
 * @param input null: it is not all entered yet
 * @param onOvertaken the thing is no longer that of `etag`
 */
export function useTrial<Data, Input extends object>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input | null,
  etag: string | null,
  onOvertaken: () => void,
): [Trial<Data>, retry: () => void] {
  const apollo = useApolloClient();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify({ input, etag, tries });
  const rested = useRested(key);
  const [told, setTold] = useState<{ key: string; trial: Trial<Data> } | null>(null);
  const overtaken = useRef(onOvertaken);
  overtaken.current = onOvertaken;
  useEffect(() => {
    const asked = JSON.parse(rested) as { input: Input | null; etag: string | null };
    if (asked.input === null) return;
    let isLeft = false;
    const say = (trial: Trial<Data>) => {
      if (!isLeft) setTold({ key: rested, trial });
    };
    const variables = { input: { ...asked.input, ifMatch: asked.etag ?? undefined, dryRun: true } };
    apollo
      .mutate({ mutation, variables, fetchPolicy: "no-cache" })
      .then(({ data }) => say(data ? { state: "told", data } : { state: "failed" }))
      .catch((error) => {
        const fault = faultOf(error);
        say(fault.kind === "refused" ? { state: "refused", fault } : { state: "failed" });
        if (!isLeft && isOvertaken(error)) overtaken.current();
      });
    return () => {
      isLeft = true;
    };
  }, [apollo, mutation, rested]);
  if (input === null) return [{ state: "none" }, () => undefined];
  const trial: Trial<Data> = told?.key === key ? told.trial : { state: "loading" };
  return [trial, () => setTries((count) => count + 1)];
}
