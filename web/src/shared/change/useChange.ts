import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo, useRef, useState } from "react";
import { type BulkFault, faultOf } from "../bulk/bulkFault";
import { newKey } from "./newKey";
import { useLock } from "./useLock";

type Lane = {
  /** Changes that may run in parallel have a lane each; a lane runs one change at a time. */
  lane?: string;
};
type Unkeyed = Lane & {
  /**
   * For inputs that take no key, and for orders that only set a state: repeating them does no harm, and a kept
   * answer would hide that somebody ordered otherwise in between.
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
  /** The error of a lost answer. */
  lost?: unknown;
};

/** Result of a change; null if it was not sent, because another one was under way. */
export type Changed<Data> = { data: Data; fault: null } | { data: null; fault: BulkFault } | null;

/**
 * Makes changes by one call each, one at a time: pressed twice, a change is sent once. If no answer came, it is
 * sent again with the same key, and so made once, unless another change went out in between. If the portal's
 * platform knows no keys, the person is warned that a repeat may be made twice.
 * Every change that somebody makes by a press goes through this hook, or through `useBulk` if it is of many
 * items. Exceptions are listed in `web/test/changes.test.ts`, with their reasons.
 */
export function useChange() {
  const apollo = useApolloClient();
  /** By lane, the last change sent of which it is unknown if it was made. */
  const open = useRef(new Map<string, Open>());
  const lock = useLock();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);

  const work = useMemo(() => {
    /** Keeps the lane busy until the work is over; the work may refetch what is shown after a change. */
    const busily = async <Result>(work: () => Promise<Result>, lane = ""): Promise<Result> => {
      setUnderWay((now) => [...now, lane]);
      try {
        return await work();
      } finally {
        setUnderWay((now) => now.filter((_lane, index) => index !== now.indexOf(lane)));
      }
    };

    /**
     * Returns the portal's data; null if another change was under way.
     * @throws the original error
     */
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
        // An earlier attempt may have arrived.
        if (fault.kind === "notSent" && sent.lost !== undefined) throw sent.lost;
        if (fault.kind === "notSent" && before !== undefined) open.current.set(lane, before);
        if (fault.kind === "lost") sent.lost = error;
        if (fault.kind === "refused" && !fault.error.retryable) open.current.delete(lane);
        throw error;
      } finally {
        lock.release(isDone, lane);
      }
    };

    /** The same, but returns a failure as a fault, for callers that show it by its kind. */
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
    /** Lanes with a change under way. */ lanes: underWay,
  };
}

const nameOf = (definition: TypedDocumentNode["definitions"][number]): string =>
  "name" in definition ? (definition.name?.value ?? "") : "";
