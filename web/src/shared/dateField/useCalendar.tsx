import { lazy, type RefObject, Suspense, useCallback, useState } from "react";
import { serverNow } from "../../graphql/serverClock";
import { unixToWall } from "../interval/wallTime";
import { defaultTimeZone } from "../time/format";
import type { CalendarPopoverProps } from "./CalendarPopover";

const CalendarPopover = lazy(async () => ({ default: (await import("./CalendarPopover")).CalendarPopover }));

type Picked = Pick<CalendarPopoverProps, "form" | "value" | "min" | "max" | "onPick"> & {
  zone?: string | undefined;
};

/** A calendar next to a field with the frame `anchor`; its code is loaded when somebody opens it. */
export function useCalendar(
  anchor: RefObject<HTMLElement | null>,
  { zone = defaultTimeZone, ...picked }: Picked,
) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    anchor.current?.querySelector<HTMLElement>("button")?.focus();
  }, [anchor]);
  const today = unixToWall(serverNow(), zone).slice(0, 10);
  const popover =
    isOpen && anchor.current !== null ? (
      <Suspense fallback={null}>
        <CalendarPopover {...picked} today={today} anchor={anchor.current} onClose={close} />
      </Suspense>
    ) : null;
  const button = {
    type: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": isOpen,
    onClick: () => (isOpen ? close() : setOpen(true)),
  } as const;
  return { button, popover };
}
