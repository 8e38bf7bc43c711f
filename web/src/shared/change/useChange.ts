import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { type BulkFault, faultOf } from "../bulk/bulkFault";
import { newKey } from "./newKey";
import { useLock } from "./useLock";

type Keyed = { idempotencyKey?: string | null };

/** What came of a change; null where another one was under way, and this one was not sent. */
export type Changed<Data> = { data: Data; fault: null } | { data: null; fault: BulkFault } | null;

/**
 * Makes changes by one call each, one at a time: pressed twice, a change is sent once. Where no answer came it is sent again
 * with the key that it had, and so done once; another change has a key of its own. Where the portal's platform knows no keys,
 * whoever sends it again is told before that it may be done twice.
 */
export function useChange() {
  const apollo = useApolloClient();
  const keys = useRef(new Map<string, string | undefined>());
  /** What was sent, and not answered. */
  const lost = useRef(new Set<string>());
  const lock = useLock();
  const [isBusy, setBusy] = useState(false);

  const change = async <Data, Input extends Keyed>(
    mutation: TypedDocumentNode<Data, { input: Input }>,
    given: Omit<Input, "idempotencyKey">,
  ): Promise<Changed<Data>> => {
    const name = JSON.stringify([mutation.definitions.map(nameOf), given]);
    if (!lock.take(name)) return null;
    setBusy(true);
    let isDone = false;
    const idempotencyKey = keys.current.get(name) ?? newKey();
    keys.current.set(name, idempotencyKey);
    const input = { ...given, idempotencyKey } as Input;
    try {
      const { data } = await apollo.mutate({ mutation, variables: { input } });
      keys.current.delete(name);
      lost.current.delete(name);
      isDone = true;
      return { data: data as Data, fault: null };
    } catch (error) {
      const fault = faultOf(error);
      // An earlier sending of the same may have arrived all the same.
      if (fault.kind === "notSent" && lost.current.has(name)) return { data: null, fault: { kind: "lost" } };
      if (fault.kind === "lost") lost.current.add(name);
      if (fault.kind === "refused" && !fault.error.retryable) keys.current.delete(name);
      return { data: null, fault };
    } finally {
      setBusy(false);
      lock.release(isDone);
    }
  };
  return { change, isBusy };
}

const nameOf = (definition: TypedDocumentNode["definitions"][number]): string =>
  "name" in definition ? (definition.name?.value ?? "") : "";
