import { lazy, Suspense, useId } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import type { Interval } from "../../shared/interval/interval";
import type { PlaceSummaries } from "../../shared/public/placeSummaries";
import type { Fed } from "../../shared/public/useFeed";
import type { PageFacts } from "../../shared/public/usePageFacts";
import { defaultTimeZone, formatDateTime } from "../../shared/time/format";
import { IntervalTabs, tabOf } from "./IntervalTabs";
import { PlacesPanel } from "./PlacesPanel";
import { publicPageTexts } from "./publicPageTexts";
import "./publicPage.css";
import { type Language, languages, visitLanguage } from "../../i18n/language";
import { addressParams, replaceParams } from "../../shared/public/address";
import { ChartSign } from "../../shared/public/icons";
import { linkTo, publicPaths } from "../../shared/public/publicLink";
import { useNow } from "../../shared/time/useNow";
import { LogoMark } from "../../shared/ui/LogoMark";

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

/** The group's name, a link to the graphs, and the language; on paper the time of printing. */
function PageHead({ group }: { group: string | null }) {
  const t = useT(publicPageTexts);
  const now = useNow();
  return (
    <header className="pub-head">
      <LogoMark className="pub-mark" />
      <div className="pub-title">
        {group === null ? null : <p>{t("system")}</p>}
        <h1>{group ?? t("system")}</h1>
      </div>
      <p className="pub-printed">{t("printed", { time: formatDateTime(now) })}</p>
      <nav className="pub-tools">
        <a className="pub-button" href={linkTo(publicPaths.graph, addressParams())}>
          <ChartSign />
          {t("graphs")}
        </a>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

/** The language is in the address, for this visit only: stored settings belong to the portal. */
function LanguageSwitch() {
  const t = useT(publicPageTexts);
  const spoken = useLanguage();
  const choose = (language: Language) => {
    const params = addressParams();
    params.set("lang", language);
    replaceParams(params);
    visitLanguage(language);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div role="group" aria-label={t("language")} className="pub-languages">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          aria-label={t(language)}
          title={t(language)}
          onClick={() => choose(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
