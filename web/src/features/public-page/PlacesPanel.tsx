import { lazy, Suspense, useId, useState } from "react";
import { useT } from "../../i18n/useT";
import { type Interval, isOfCalendar } from "../../shared/interval/interval";
import type { Period } from "../../shared/interval/resolveInterval";
import type { TileSource } from "../../shared/map/tiles";
import { addressParams, replaceParams } from "../../shared/public/address";
import { FaultNote } from "../../shared/public/FaultMessage";
import { SortSign } from "../../shared/public/icons";
import { PlacePopup } from "../../shared/public/PlacePopup";
import { PlacesMap } from "../../shared/public/PlacesMap";
import { periodText } from "../../shared/public/periodText";
import type { PlaceRow, PlaceSummaries } from "../../shared/public/placeSummaries";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { StaleNotice } from "../../shared/public/StaleNotice";
import type { Fed } from "../../shared/public/useFeed";
import { defaultTimeZone } from "../../shared/time/format";
import { uiTexts } from "../../shared/ui/uiTexts";
import { useIsPhone } from "../../shared/ui/useMedia";
import { graphsLink } from "./graphsLink";
import { tabOf } from "./IntervalTabs";
import { PlaceName } from "./PlaceName";
import { firstDirection, type PlaceListProps, PlaceTable } from "./PlaceTable";
import { publicPageTexts } from "./publicPageTexts";
import { type PlaceSort, readSort, sortKeys, sortPlaces, writeSort } from "./sortPlaces";
import { useColumns } from "./useColumns";
import "./placeCards.css";

/** Loaded only where a list has something to say. */
const ListNotes = lazy(async () => ({ default: (await import("./ListNotes")).ListNotes }));

type PlacesPanelProps = { tiles: TileSource; interval: Interval; summaries: Fed<PlaceSummaries> };

/** Places of a period next to their map, or the reason why there are none. */
export function PlacesPanel({ tiles, interval, summaries }: PlacesPanelProps) {
  const t = useT(publicPageTexts);
  const { data, at, fault, switching } = summaries;
  if (data === undefined && fault !== null) return <FaultNote fault={fault} />;
  if (data?.rows.length === 0)
    return (
      <div className="pub-nothing">
        <h2>{t("nothingTitle")}</h2>
        <p>{t("nothingText")}</p>
      </div>
    );
  const popup = (id: string) => {
    const row = data?.rows.find(({ place }) => place.id === id);
    return row && <MapPopup row={row} interval={interval} period={data?.period ?? null} />;
  };
  return (
    <>
      {fault === null || switching ? null : <StaleNotice at={at} />}
      <div className="pub-columns" data-switching={switching}>
        <div className="pub-list">
          <PeriodLine summaries={data} interval={interval} />
          {data === undefined ? <PlacesSkeleton /> : <Places rows={data.rows} />}
        </div>
        <PlacesMap places={data?.rows.map(({ place }) => place)} tiles={tiles} popup={popup} />
      </div>
    </>
  );
}

type MapPopupProps = { row: PlaceRow; interval: Interval; period: Period | null };

/** Content of a marker's popup, with a link to its place's graphs. */
function MapPopup({ row, interval, period }: MapPopupProps) {
  const t = useT(publicPageTexts);
  const isOwn = (interval.kind === "custom" || isOfCalendar(interval)) && period !== null;
  return (
    <PlacePopup row={row} period={isOwn ? periodText(period, row.place.timeZone) : t(tabOf(interval))}>
      <a href={graphsLink(row.place.id)}>{t("graphsOf")}</a>
    </PlacePopup>
  );
}

type PeriodLineProps = { summaries: PlaceSummaries | undefined; interval: Interval };

/** The period of the figures below. */
function PeriodLine({ summaries, interval }: PeriodLineProps) {
  const t = useT(publicPageTexts);
  if (summaries === undefined) return <p className="pub-of">{t(tabOf(interval))}</p>;
  const { rows, period } = summaries;
  const zone = rows[0]?.place.timeZone ?? defaultTimeZone;
  const hasNone = rows.every(({ figures }) => figures !== null && figures.count === null);
  return (
    <>
      <p className="pub-of">
        <span>{t("locations", { count: rows.length })}</span>
        {period === null ? null : <span>{periodText(period, zone)}</span>}
      </p>
      {hasNone ? (
        <p className="pub-hint" role="status">
          {t("noneInPeriod")}
        </p>
      ) : null}
    </>
  );
}

/** Places with their figures: a table, or cards on narrow screens. */
function Places({ rows }: { rows: readonly PlaceRow[] }) {
  const t = useT(publicPartsTexts);
  const [sort, setSort] = useState(() => readSort(addressParams().get("sort")));
  const isPhone = useIsPhone();
  const choose = (next: PlaceSort) => {
    const params = addressParams();
    params.set("sort", writeSort(next));
    replaceParams(params);
    setSort(next);
  };
  const List = isPhone ? PlaceCards : PlaceTable;
  return (
    <>
      <List rows={sortPlaces(rows, sort)} sort={sort} onSort={choose} />
      <p className="pub-note">{t("v85Meaning")}</p>
      {rows.some(({ figures, resolution }) => figures?.isEstimate || resolution?.unit === "HOUR") ? (
        <Suspense fallback={null}>
          <ListNotes rows={rows} />
        </Suspense>
      ) : null}
    </>
  );
}

const placeholders = ["1", "2", "3", "4", "5", "6"];

/** Placeholder of the list. */
function PlacesSkeleton() {
  const t = useT(publicPartsTexts);
  return (
    <div className="pub-rows" role="status" aria-label={t("loading")}>
      {placeholders.map((place) => (
        <div key={place} className="pub-skeleton" />
      ))}
    </div>
  );
}

/** Places as cards, one below the other. */
function PlaceCards({ rows, sort, onSort }: PlaceListProps) {
  const t = useT(publicPageTexts);
  const uiT = useT(uiTexts);
  const sortId = useId();
  const columns = useColumns();
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? t("location");
  const onKey = (value: string) => {
    const key = sortKeys.find((one) => one === value);
    if (key !== undefined) onSort({ key, isDescending: firstDirection(key) });
  };
  return (
    <>
      <div className="pub-sort">
        <label htmlFor={sortId}>{uiT("sort")}</label>
        <select id={sortId} value={sort.key} onChange={(event) => onKey(event.target.value)}>
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {labelOf(key)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="pub-button"
          aria-label={uiT(sort.isDescending ? "descending" : "ascending")}
          onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
        >
          <SortSign isDescending={sort.isDescending} />
        </button>
      </div>
      <ul className="pub-cards" aria-label={t("table")}>
        {rows.map((row) => (
          <li key={row.place.id}>
            <PlaceName place={row.place} />
            <dl>
              {columns.map(({ key, label, unit, render }) => (
                <div key={key} data-column={key}>
                  <dt>
                    {label}
                    {unit === undefined ? null : <small>{unit}</small>}
                  </dt>
                  <dd>{render(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
