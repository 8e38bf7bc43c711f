import { useState } from "react";
import { serverNow } from "../../graphql/serverClock";

/** What a query hook answers, as far as it matters here. */
export type Answer<Data> = {
  data: Data | undefined;
  loading: boolean;
  error?: unknown;
  /** Unix seconds, where the last answer of before stands in for one. */
  toldAt?: number | undefined;
};

export type LastGood<Data> = {
  /** The newest complete answer, kept while a refresh runs or fails. */
  data: Data | undefined;
  /** Unix seconds when it was told. */
  at: number;
};

type Kept<Data> = LastGood<Data> & { key: string; wasLoading: boolean };

/**
 * Keeps what the page showed last: a refresh that runs or fails must not empty it. A new `key` (another
 * client, another period) forgets the old answer.
 */
export function useLastGood<Data>(answer: Answer<Data>, key = ""): LastGood<Data> {
  const [kept, setKept] = useState<Kept<Data>>({ data: undefined, at: 0, key, wasLoading: false });
  const { data, loading, error } = answer;
  const isGood = data !== undefined && !loading && error === undefined;
  const sameKey = key === kept.key;
  // The same data after a refresh are an answer, too: only their age is new.
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
