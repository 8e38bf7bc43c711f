import { useMemo } from "react";

/** The last value with the same JSON: a value that is rebuilt every few seconds keeps its identity. */
export function useSame<Value>(value: Value): Value {
  const written = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the same where its text is
  return useMemo(() => value, [written]);
}
