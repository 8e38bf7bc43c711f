/** Pixels between a time and its full form, and from there to the window's edge. */
const gap = 6;

/** What a full form stands in: it lies over dialogs, too, and takes no press. */
let tip: HTMLElement | null = null;
/** Whose full form shows. */
let of: HTMLElement | null = null;
/** Somebody goes through the page by the keyboard. A press gives the focus, too, and so does what opens: neither is to show anything. */
let isTabbing = false;

function hide(): void {
  tip?.remove();
  tip = null;
  of = null;
}

/** @param isHeard by who hears the page; who comes by the keyboard hears it as the button's description */
function show(time: HTMLElement, isHeard: boolean): void {
  hide();
  of = time;
  tip = document.createElement("div");
  tip.className = "full-time";
  tip.setAttribute("popover", "manual");
  tip.setAttribute("role", isHeard ? "status" : "tooltip");
  document.body.append(tip);
  tip.showPopover?.();
  // Said only where it changes what stands there.
  tip.textContent = time.dataset.full ?? "";
  const { left, top, bottom } = time.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const room = document.documentElement.clientWidth - offsetWidth - gap;
  tip.style.left = `${Math.max(gap, Math.min(left, room))}px`;
  tip.style.top = `${top < offsetHeight + gap ? bottom + gap : top - offsetHeight - gap}px`;
}

const timeAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-full]") : null;

/** Within a link, another button, or a row that leads somewhere a press does what that is for. */
const isOfAnother = (time: HTMLElement): boolean =>
  Boolean(time.parentElement?.closest("a, button, tr[data-row]"));

function onClick(event: Event): void {
  const time = timeAt(event);
  const before = of;
  hide();
  if (time === null || isOfAnother(time)) return;
  if (before !== time) show(time, true);
}

function onFocus(event: Event): void {
  const time = timeAt(event);
  if (time !== null && isTabbing) show(time, false);
  else if (of !== null && time !== of) hide();
}

function onKey(event: KeyboardEvent): void {
  isTabbing = event.key === "Tab";
  if (event.key !== "Escape" || of === null) return;
  // That alone, and not a dialog around it.
  event.stopPropagation();
  hide();
}

/** The page's listeners, once for all its times: hundreds of rows need none of their own. */
function listen(): void {
  document.addEventListener("pointerdown", () => (isTabbing = false), true);
  document.addEventListener("click", onClick, true);
  document.addEventListener("focusin", onFocus, true);
  document.addEventListener("focusout", hide, true);
  window.addEventListener("keydown", onKey, true);
  window.addEventListener("scroll", hide, true);
  window.addEventListener("popstate", hide);
}

let isListening = false;

/** Shows full forms from now on, and for the event that this page began with. */
export function watchFullTimes(first: Event): void {
  // What comes later the listeners hear by themselves.
  if (isListening) return;
  isListening = true;
  listen();
  if (first instanceof KeyboardEvent) {
    isTabbing = first.key === "Tab";
    const time = document.activeElement?.closest<HTMLElement>("[data-full]");
    if (time && isTabbing) show(time, false);
  } else onClick(first);
}
