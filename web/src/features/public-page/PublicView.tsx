import { lazy, Suspense, useId } from "react";
import { useT } from "../../i18n/useT";
import type { Interval } from "../../shared/interval/interval";
import type { PlaceSummaries } from "../../shared/public/placeSummaries";
import type { Fed } from "../../shared/public/useFeed";
import type { PageFacts } from "../../shared/public/usePageFacts";
import { defaultTimeZone } from "../../shared/time/format";
import { IntervalTabs, tabOf } from "./IntervalTabs";
import { PageHead } from "./PageHead";
import { PlacesPanel } from "./PlacesPanel";
import { publicPageTexts } from "./publicPageTexts";
import "./publicPage.css";

const CalendarPeriod = lazy(async () => ({ default: (await import("./CalendarPeriod")).CalendarPeriod }));
const CustomPeriod = lazy(async () => ({ default: (await import("./CustomPeriod")).CustomPeriod }));

type PublicViewProps = {
  facts: PageFacts;
  interval: Interval;
  summaries: Fed<PlaceSummaries>;
  onInterval: (interval: Interval) => void;
};

/** A municipality's page, with the data known so far. */
export function PublicView({ facts, interval, summaries, onInterval }: PublicViewProps) {
  const t = useT(publicPageTexts);
  const panelId = useId();
  const { data, fault, switching, refresh } = summaries;
  return (
    <div className="pub-page">
      <title>{facts.group === null ? t("system") : t("documentTitle", { group: facts.group })}</title>
      <PageHead group={facts.group} />
      <main className="pub-main">
        <IntervalTabs
          interval={interval}
          period={data?.period ?? null}
          panelId={panelId}
          onInterval={onInterval}
        />
        <div
          role="tabpanel"
          id={panelId}
          aria-labelledby={`${panelId}-${tabOf(interval)}`}
          aria-busy={switching || (data === undefined && fault === null)}
          className="pub-panel"
        >
          <Suspense fallback={null}>
            {tabOf(interval) === "CALENDAR" ? (
              <CalendarPeriod
                interval={interval}
                zone={data?.rows[0]?.place.timeZone ?? defaultTimeZone}
                onInterval={onInterval}
              />
            ) : null}
            {interval.kind === "custom" ? (
              <CustomPeriod
                key={`${interval.from}-${interval.to}`}
                period={interval}
                zone={data?.rows[0]?.place.timeZone ?? defaultTimeZone}
                onApply={(period) => onInterval({ kind: "custom", ...period })}
                onRefresh={refresh}
              />
            ) : null}
          </Suspense>
          <PlacesPanel tiles={facts.tiles} interval={interval} summaries={summaries} />
        </div>
      </main>
    </div>
  );
}
