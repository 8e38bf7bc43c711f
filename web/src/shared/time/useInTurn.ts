import { useEffect, useState } from "react";
import { inTurn } from "./inTurn";

/** A value that is heavy to render, once its turn has come; until then the previous one, at first undefined. */
export function useInTurn<Value extends object>(value: Value): Value | undefined {
  const [shown, setShown] = useState<Value>();
  useEffect(() => inTurn(() => setShown(value)), [value]);
  return shown;
}
