import type { KeyboardEvent } from "react";
import { serverMinute } from "../../graphql/serverClock";
import { useT } from "../../i18n/useT";
import { firstOfCalendar, type Interval, isOfCalendar, nameOf } from "../../shared/interval/interval";
import type { Period } from "../../shared/interval/resolveInterval";
import { publicPageTexts } from "./publicPageTexts";

const tabs = ["LAST_24H", "WEEK", "TWO_WEEKS", "MONTH", "CALENDAR", "CUSTOM"] as const;
type Tab = (typeof tabs)[number];

export function tabOf(interval: Interval): Tab {
  if (interval.kind === "custom") return "CUSTOM";
  if (isOfCalendar(interval)) return "CALENDAR";
  return tabs.find((tab) => tab === nameOf(interval)) ?? "LAST_24H";
}

const day = 86_400;

/** Initial custom period: the shown one, or the last day. */
function periodToBegin(period: Period | null): Period {
  const now = serverMinute();
  return period ?? { from: now - day, to: now };
}

type IntervalTabsProps = {
  interval: Interval;
  period: Period | null;
  panelId: string;
  onInterval: (interval: Interval) => void;
};

/** Tabs of the periods, above the content. */
export function IntervalTabs({ interval, period, panelId, onInterval }: IntervalTabsProps) {
  const t = useT(publicPageTexts);
  const chosen = tabOf(interval);
  const choose = (tab: Tab) => {
    if (tab === chosen) return;
    if (tab === "CALENDAR") return onInterval(firstOfCalendar);
    onInterval(
      tab === "CUSTOM" ? { kind: "custom", ...periodToBegin(period) } : { kind: "preset", preset: tab },
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = stepOf(event.key, tabs.indexOf(chosen));
    const tab = to === null ? undefined : tabs.at(to % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab);
    document.getElementById(`${panelId}-${tab}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t("interval")} className="pub-tabs" onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${panelId}-${tab}`}
          aria-selected={tab === chosen}
          aria-controls={panelId}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {t(tab)}
        </button>
      ))}
    </div>
  );
}

function stepOf(key: string, at: number): number | null {
  if (key === "ArrowRight") return at + 1;
  if (key === "ArrowLeft") return at - 1;
  if (key === "Home") return 0;
  return key === "End" ? tabs.length - 1 : null;
}
