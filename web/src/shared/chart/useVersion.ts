import { useState } from "react";

/** A number that grows whenever `value` changes. */
export function useVersion(value: unknown): number {
  const [seen, setSeen] = useState({ value, version: 0 });
  if (seen.value === value) return seen.version;
  const next = { value, version: seen.version + 1 };
  setSeen(next);
  return next.version;
}
