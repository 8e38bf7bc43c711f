import { type Answer, type LastGood, useLastGood } from "./useLastGood";

export type LastShown<Data> = LastGood<Data> & {
  /** What `key` names is on its way: the data are those of the choice before. */
  switching: boolean;
  /** The last request failed: what is shown, if anything, is as old as `at`. */
  failed: boolean;
};

/**
 * What a page shows while its visitor chooses: the newest answer to `key` (the whole choice), or until that comes
 * the one before it, as long as that is of the same `place`.
 */
export function useLastShown<Data>(answer: Answer<Data>, key: string, place = ""): LastShown<Data> {
  const { data, at } = useLastGood(answer, key);
  const last = useLastGood(answer, place).data;
  const failed = answer.error !== undefined;
  const switching = data === undefined && !failed && last !== undefined;
  return { data: switching ? last : data, at, switching, failed };
}
