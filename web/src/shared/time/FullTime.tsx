import { type ReactNode, useEffect } from "react";
import { formatFullTime } from "./format";
import "./fullTimes.css";

export type FullTimeProps = {
  /** Unix seconds. */
  at: number;
  timeZone?: string | undefined;
  /**
   * In a list that may be long. A tab stop in each of hundreds of rows would bury the rows' links: there a
   * press shows the full form, and so does focus on the first focusable element of the row.
   */
  isInList?: boolean | undefined;
  children: ReactNode;
};

let isWatching = false;

const begin = (first: Event) => {
  import("./fullTimes").then(
    ({ watchFullTimes }) => watchFullTimes(first),
    // The short form, and the mouse's tooltip, work without it.
    () => undefined,
  );
};

/** The code for full forms is loaded with the first press or key: most visitors don't need it. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ["click", "keydown"])
    document.addEventListener(type, begin, { capture: true, once: true });
}

/** A time in short form, such as its age; the full form shows on focus, on a press, and on hover. */
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
