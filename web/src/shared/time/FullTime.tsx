import { type ReactNode, useEffect } from "react";
import { formatFullTime } from "./format";
import "./fullTimes.css";

export type FullTimeProps = {
  /** Unix seconds. */
  at: number;
  timeZone?: string | undefined;
  /**
   * In a list that may be long. A tab stop for each of hundreds of rows would bury the way to what they lead to: there a press shows the
   * full form, and so does the focus on the first thing of the row that takes it.
   */
  isInList?: boolean | undefined;
  children: ReactNode;
};

let isWatching = false;

const begin = (first: Event) => {
  import("./fullTimes").then(
    ({ watchFullTimes }) => watchFullTimes(first),
    // The short form, and what a mouse finds, are there without it.
    () => undefined,
  );
};

/** What shows full forms comes with the first press or key: most who look at a page need none of it. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ["click", "keydown"])
    document.addEventListener(type, begin, { capture: true, once: true });
}

/** A time that is told in short, as by its age: the full form shows on focus, on a press, and where a mouse rests. */
export function FullTime({ at, timeZone, isInList = false, children }: FullTimeProps) {
  useEffect(watch, []);
  const full = formatFullTime(at, timeZone);
  const dateTime = new Date(at * 1000).toISOString();
  if (isInList)
    return (
      <time dateTime={dateTime} title={full} data-full={full}>
        {children}
      </time>
    );
  return (
    <button type="button" className="full-time-button" title={full} data-full={full}>
      <time dateTime={dateTime}>{children}</time>
    </button>
  );
}
