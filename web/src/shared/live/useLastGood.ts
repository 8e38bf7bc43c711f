import { useState } from "react";
import { serverNow } from "../../graphql/serverClock";

/** The result of a query hook, as far as needed here. */
export type Answer<Data> = {
  data: Data | undefined;
  loading: boolean;
  error?: unknown;
  /** Unix seconds of the last answer, if it stands in. */
  toldAt?: number | undefined;
};

export type LastGood<Data> = {
  /** The newest complete answer, kept while a refresh runs or after it fails. */
  data: Data | undefined;
  /** Unix seconds of the answer. */
  at: number;
};

type Kept<Data> = LastGood<Data> & { key: string; wasLoading: boolean };

/**
 * Keeps the last answer: a refresh that runs or fails must not empty the page. A new `key` (another client,
 * another period) drops it.
 */
export function useLastGood<Data>(answer: Answer<Data>, key = ""): LastGood<Data> {
  const [kept, setKept] = useState<Kept<Data>>({ data: undefined, at: 0, key, wasLoading: false });
  const { data, loading, error } = answer;
  const isGood = data !== undefined && !loading && error === undefined;
  const sameKey = key === kept.key;
  // The same data after a refresh count as an answer, too: they are fresh again.
  const arrived = isGood && (!sameKey || data !== kept.data || kept.wasLoading);
  if (sameKey && !arrived && loading === kept.wasLoading) return kept;
  const base = sameKey ? kept : { data: undefined, at: 0 };
  const next = {
    data: arrived ? data : base.data,
    at: arrived ? (answer.toldAt ?? serverNow()) : base.at,
    key,
    wasLoading: loading,
  };
  setKept(next);
  return next;
}
