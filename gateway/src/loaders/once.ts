/**
 * Reads on the first call, and returns the same result ever after.
 * @param remember false to read on every call
 */
export function once<T>(read: () => Promise<T>, remember = true): () => Promise<T> {
  if (!remember) return read;
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}
