import { type Answer, type LastGood, useLastGood } from "./useLastGood";

export type LastShown<Data> = LastGood<Data> & {
  /** The answer to `key` is still loading: the data belong to the previous choice. */
  switching: boolean;
  /** The last request failed: the data, if any, are from `at`. */
  failed: boolean;
};

/**
 * Data for a page while its visitor changes the choice: the newest answer to `key` (the whole choice), or until
 * it comes the previous one, if it is of the same `place`.
 */
export function useLastShown<Data>(answer: Answer<Data>, key: string, place = ""): LastShown<Data> {
  const { data, at } = useLastGood(answer, key);
  const last = useLastGood(answer, place).data;
  const failed = answer.error !== undefined;
  const switching = data === undefined && !failed && last !== undefined;
  return { data: switching ? last : data, at, switching, failed };
}
