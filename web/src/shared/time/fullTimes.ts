/** Pixels between a time and its full form, and from there to the window's edge. */
const gap = 6;

/** What full forms stand in: they lie over dialogs, too, and take no press. */
let tips: HTMLElement[] = [];
/** Whose full form shows: a time, or what has the focus in a row with times. */
let of: Element | null = null;
/** Somebody goes through the page by the keyboard. A press gives the focus, too, and so does what opens: neither is to show anything. */
let isTabbing = false;

function hide(): void {
  for (const tip of tips) tip.remove();
  if (tips.some(({ id }) => id !== "" && id === of?.getAttribute("aria-describedby")))
    of?.removeAttribute("aria-describedby");
  tips = [];
  of = null;
}

/** @param isHeard by who hears the page; who comes by the keyboard hears it as the button's description */
function show(time: HTMLElement, isHeard: boolean): HTMLElement {
  const tip = document.createElement("div");
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
  tips.push(tip);
  return tip;
}

function showOne(time: HTMLElement, isHeard: boolean): void {
  hide();
  of = time;
  show(time, isHeard);
}

const rows = "tr, li";

/** The times of a row that have no tab stop of their own, where the focus comes to the first thing in it that takes it. */
function timesBeside(focused: Element): HTMLElement[] {
  const row = focused.closest(rows);
  if (row?.querySelector("a[href], button, input") !== focused) return [];
  return [...row.querySelectorAll<HTMLElement>("time[data-full]")].filter(
    (time) => time.closest(rows) === row,
  );
}

function showBeside(focused: Element): void {
  const times = timesBeside(focused);
  hide();
  if (times.length === 0) return;
  of = focused;
  const [first] = times.map((time) => show(time, false));
  if (first === undefined || focused.hasAttribute("aria-describedby")) return;
  if (focused.hasAttribute("aria-description")) return;
  first.id = "full-time";
  focused.setAttribute("aria-describedby", first.id);
}

function showFocused(focused: Element): void {
  const time = focused.closest<HTMLElement>("[data-full]");
  if (time !== null) showOne(time, false);
  else showBeside(focused);
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
  if (before !== time) showOne(time, true);
}

function onFocus(event: Event): void {
  const { target } = event;
  if (isTabbing && target instanceof Element) showFocused(target);
  else if (of !== null && timeAt(event) !== of) hide();
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
    if (document.activeElement && isTabbing) showFocused(document.activeElement);
  } else onClick(first);
}
