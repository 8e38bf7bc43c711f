import { useCallback, useState } from "react";
import { type Interval, withInterval } from "../../shared/interval/interval";
import { addressParams, replaceParams } from "../../shared/public/address";

/** The period that the page shows, and how to choose another: its address follows. */
export function useAddressInterval(initial: Interval): [Interval, (interval: Interval) => void] {
  const [interval, setInterval] = useState(initial);
  const choose = useCallback((next: Interval) => {
    setInterval(next);
    replaceParams(withInterval(addressParams(), next));
  }, []);
  return [interval, choose];
}
