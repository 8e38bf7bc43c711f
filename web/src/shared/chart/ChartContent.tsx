import { Box, Text } from "@chakra-ui/react";
import type { Chart as DrawnChart } from "highcharts";
import { type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { type Mark, withMarks } from "../notes/marks";
import { MarksContext } from "../notes/marksContext";
import { noteTexts } from "../notes/noteTexts";
import { formatDate } from "../time/format";
import { spanText } from "../time/spanText";
import { Chart } from "./Chart";
import { ChartGuard } from "./ChartGuard";
import { ChartHead } from "./ChartHead";
import { ChartMessage } from "./ChartMessage";
import { ChartTableView } from "./ChartTableView";
import type { ChartCardProps } from "./chartCardProps";
import { createChartContext } from "./chartContext";
import { builderOf } from "./chartOf";
import { chartTexts } from "./chartTexts";
import { canZoom, graphKindOf } from "./graphKind";
import { graphTitle } from "./graphTitle";
import { isTold } from "./told";
import { ZoomTools } from "./ZoomTools";

type ChartContentProps = ChartCardProps & {
  titleId: string;
  /** Pixels. */
  height: number;
  /** Shown after the head's tools. */
  trailing?: ReactNode;
};

/** A graph's head, with its chart or table. If these can't be made, only the head and the reason. */
export function ChartContent(props: ChartContentProps) {
  const { kind: name, measurement, counts = "vehicles", height, titleId, onRetry } = props;
  const t = useT(chartTexts);
  const kind = graphKindOf(name);
  const title = kind === null ? name : graphTitle(kind, { t, counts });
  return (
    <ChartGuard
      value={measurement}
      height={height}
      head={<ChartHead titleId={titleId} title={title} unit="" trailing={props.trailing} />}
      onRetry={onRetry}
    >
      <Content {...props} />
    </ChartGuard>
  );
}

function Content({
  kind: name,
  measurement,
  counts,
  directions,
  clientId,
  place,
  help,
  tableOpen,
  onTableOpen,
  onEnlarge,
  onRetry,
  titleId,
  height,
  trailing,
  choice,
}: ChartContentProps) {
  const t = useT(chartTexts);
  const language = useLanguage();
  const [zoomable, setZoomable] = useState(false);
  const drawn = useRef<DrawnChart>(null);
  const zone = measurement.timeZone;
  const marks = useContext(MarksContext);
  const { model, shown } = useMemo(
    () =>
      withMarks(
        builderOf(name)(measurement, createChartContext({ language, zone, zoomable, counts, directions })),
        marks,
      ),
    [name, measurement, language, zone, zoomable, counts, directions, marks],
  );
  const kind = graphKindOf(name);
  const hasZoom = kind !== null && canZoom(kind) && !model.empty && !tableOpen;
  const canCopy = kind !== null && clientId !== undefined;
  return (
    <>
      <ChartHead
        titleId={titleId}
        title={model.title}
        unit={model.unit}
        help={help}
        copied={canCopy ? { kind, clientId, measurement } : undefined}
        zoom={hasZoom ? { on: zoomable, toggle: () => setZoomable(!zoomable) } : undefined}
        picture={
          model.empty
            ? undefined
            : {
                model,
                places: place === undefined ? [] : [place],
                periods: [measurement],
                timeZone: zone,
                drawn: tableOpen ? undefined : drawn,
              }
        }
        table={model.empty ? undefined : { open: tableOpen, toggle: () => onTableOpen(!tableOpen) }}
        onEnlarge={model.empty ? undefined : onEnlarge}
        trailing={trailing}
      />
      {choice}
      {hasZoom && zoomable ? <ZoomTools name={model.title} chart={drawn} /> : null}
      {model.empty ? (
        <ChartMessage
          height={height}
          text={t(kind === null ? "notImplementedText" : isTold(kind, measurement) ? "noData" : "notTold")}
        />
      ) : tableOpen ? (
        <ChartGuard value={model} height={height} onRetry={onRetry}>
          <ChartTableView model={model} height={height} />
        </ChartGuard>
      ) : (
        <Chart
          key={String(zoomable)}
          options={model.options}
          height={height}
          onDrawn={(chart) => {
            drawn.current = chart;
          }}
          onRetry={onRetry}
        />
      )}
      <MarkList marks={shown} zone={zone} />
      {model.note === undefined ? null : (
        <Text color="fg.muted" textStyle="xs">
          {model.note}
        </Text>
      )}
    </>
  );
}

/** Most notes, and most holidays, that are named below a chart. */
const mostNamed = 6;

type MarkListProps = { marks: readonly Mark[]; zone: string };

/** The marks of a chart in words, below it; by their numbers on it. */
function MarkList({ marks, zone }: MarkListProps) {
  const t = useT(noteTexts);
  if (marks.length === 0) return null;
  const notes = marks.filter(({ number }) => number !== null);
  const holidays = marks.filter(({ number }) => number === null);
  const names = holidays
    .slice(0, mostNamed)
    .map(({ text, from }) => t("holidayOn", { name: text, date: formatDate(from, zone) }));
  const rest = notes.length - mostNamed;
  return (
    <Box as="ul" aria-label={t("marks")} listStyleType="none" textStyle="xs" color="fg.muted">
      {notes.slice(0, mostNamed).map((mark) => (
        <Box as="li" key={mark.key} overflowWrap="anywhere">
          <Text as="span" fontWeight="semibold" pe="1.5">
            {mark.number}
          </Text>
          {t("markOf", { text: mark.text, time: spanText(mark, zone) })}
        </Box>
      ))}
      {rest > 0 ? <li>{t("moreMarks", { count: rest })}</li> : null}
      {names.length > 0 ? (
        <li>{t("holidays", { names: `${names.join(", ")}${holidays.length > mostNamed ? " …" : ""}` })}</li>
      ) : null}
    </Box>
  );
}
