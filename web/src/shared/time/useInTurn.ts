import { useEffect, useState } from "react";
import { inTurn } from "./inTurn";

/** A value that is heavy to show, once its turn has come; until then the one before, at first undefined. */
export function useInTurn<Value extends object>(value: Value): Value | undefined {
  const [shown, setShown] = useState<Value>();
  useEffect(() => inTurn(() => setShown(value)), [value]);
  return shown;
}
