import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo, useRef, useState } from "react";
import { type BulkFault, faultOf } from "../bulk/bulkFault";
import { newKey } from "./newKey";
import { useLock } from "./useLock";

type Lane = {
  /** Things that may be changed beside each other, one change of each at a time, have lanes of their own. */
  lane?: string;
};
type Unkeyed = Lane & {
  /**
   * For inputs that take no key, and for orders that only say how something is to be: given twice they do what they do once, and an answer
   * that was kept would hide that somebody ordered otherwise in between.
   */
  isKeyed: false;
};
type How<Input> = "idempotencyKey" extends keyof Input ? [how?: Lane | Unkeyed] : [how: Unkeyed];
type Change<Data, Input> = [
  mutation: TypedDocumentNode<Data, { input: Input }>,
  given: Omit<Input, "idempotencyKey">,
  ...how: How<Input>,
];

type Open = {
  name: string;
  key: string | undefined;
  /** Why no answer came. */
  lost?: unknown;
};

/** What came of a change; null where another one was under way, and this one was not sent. */
export type Changed<Data> = { data: Data; fault: null } | { data: null; fault: BulkFault } | null;

/**
 * Makes changes by one call each, one at a time: pressed twice, a change is sent once. Where no answer came it is sent again
 * with the key that it had, and so done once, unless another change went out in between. Where the portal's platform knows no keys,
 * whoever sends it again is told before that it may be done twice.
 *
 * What somebody changes by a press goes through here, or through `useBulk` where it is of many things. What does not stands in
 * `web/test/changes.test.ts`, with the reason.
 */
export function useChange() {
  const apollo = useApolloClient();
  /** Of each lane the change that was sent last, while nobody knows whether it was made. */
  const open = useRef(new Map<string, Open>());
  const lock = useLock();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);

  const work = useMemo(() => {
    /** Counts as under way until the work is over, which may ask for what is shown once a change was made. */
    const busily = async <Result>(work: () => Promise<Result>, lane = ""): Promise<Result> => {
      setUnderWay((now) => [...now, lane]);
      try {
        return await work();
      } finally {
        setUnderWay((now) => now.filter((_lane, index) => index !== now.indexOf(lane)));
      }
    };

    /** Answers what the portal tells, null where another change was under way. @throws what went wrong, as it came */
    const send = async <Data, Input>(...asked: Change<Data, Input>): Promise<Data | null> => {
      const [mutation, given, how] = asked;
      const { lane, isKeyed } = { lane: "", isKeyed: true, ...how };
      const name = JSON.stringify([mutation.definitions.map(nameOf), given]);
      if (!lock.take(name, lane)) return null;
      let isDone = false;
      const before = open.current.get(lane);
      const sent = before?.name === name ? before : { name, key: isKeyed ? newKey() : undefined };
      open.current.set(lane, sent);
      const input = { ...given, ...(isKeyed ? { idempotencyKey: sent.key } : {}) } as Input;
      try {
        const { data } = await busily(() => apollo.mutate({ mutation, variables: { input } }), lane);
        if (!data) throw new Error("The answer says nothing.");
        open.current.delete(lane);
        isDone = true;
        return data;
      } catch (error) {
        const fault = faultOf(error);
        // An earlier sending of the same may have arrived all the same.
        if (fault.kind === "notSent" && sent.lost !== undefined) throw sent.lost;
        if (fault.kind === "notSent" && before !== undefined) open.current.set(lane, before);
        if (fault.kind === "lost") sent.lost = error;
        if (fault.kind === "refused" && !fault.error.retryable) open.current.delete(lane);
        throw error;
      } finally {
        lock.release(isDone, lane);
      }
    };

    /** The same, for who shows what went wrong by its kind. */
    const change = async <Data, Input>(...asked: Change<Data, Input>): Promise<Changed<Data>> => {
      try {
        const data = await send(...asked);
        return data === null ? null : { data, fault: null };
      } catch (error) {
        return { data: null, fault: faultOf(error) };
      }
    };
    return { send, change, busily };
  }, [apollo, lock]);

  return {
    ...work,
    isBusy: underWay.length > 0,
    /** Lanes in which a change is under way. */ lanes: underWay,
  };
}

const nameOf = (definition: TypedDocumentNode["definitions"][number]): string =>
  "name" in definition ? (definition.name?.value ?? "") : "";
