/** Pixels between a time and its full form, and from there to the window's edge. */
const gap = 6;

/** Containers of full forms: they are above dialogs, too, and ignore presses. */
let tips: HTMLElement[] = [];
/** The element whose full form is shown: a time, or the focused element of a row with times. */
let of: Element | null = null;
/** True while somebody uses the Tab key. A press and an opening dialog also move the focus, but should not show anything. */
let isTabbing = false;

function hide(): void {
  for (const tip of tips) tip.remove();
  if (tips.some(({ id }) => id !== "" && id === of?.getAttribute("aria-describedby")))
    of?.removeAttribute("aria-describedby");
  tips = [];
  of = null;
}

/** @param isHeard true to announce it; on keyboard focus it is read as the button's description instead */
function show(time: HTMLElement, isHeard: boolean): HTMLElement {
  const tip = document.createElement("div");
  tip.className = "full-time";
  tip.setAttribute("popover", "manual");
  tip.setAttribute("role", isHeard ? "status" : "tooltip");
  document.body.append(tip);
  tip.showPopover?.();
  // It is announced only when the text changes.
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

/** The times of a row without tab stops of their own, if the focus is on the row's first focusable element. */
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

/** Inside a link, another button, or a row with a link, a press does what that is for. */
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
  // Closes only the full form, and not a dialog around it.
  event.stopPropagation();
  hide();
}

/** Listeners of the whole page: hundreds of rows need none of their own. */
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

/** Shows full forms from now on, beginning with the event that loaded this code. */
export function watchFullTimes(first: Event): void {
  // The listeners get all later events.
  if (isListening) return;
  isListening = true;
  listen();
  if (first instanceof KeyboardEvent) {
    isTabbing = first.key === "Tab";
    if (document.activeElement && isTabbing) showFocused(document.activeElement);
  } else onClick(first);
}
