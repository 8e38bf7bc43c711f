import { useMemo } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import type { GraphKind } from "../../shared/chart/graphKind";
import { chartModelOf } from "../../shared/public/chart/chartModelOf";
import { PublicChart } from "../../shared/public/chart/PublicChart";
import { titleWithUnit } from "../../shared/public/chart/titleWithUnit";
import type { PublicPlace } from "../../shared/public/places";
import type { PlaceTraffic } from "../../shared/public/placeTraffic";
import { StaleNotice } from "../../shared/public/StaleNotice";
import type { Fed } from "../../shared/public/useFeed";
import { Controls } from "./Controls";
import { GraphHead } from "./GraphHead";
import { NoGraph } from "./NoGraph";
import { publicGraphTexts } from "./publicGraphTexts";
import { SideTable } from "./SideTable";
import type { Rotation } from "./useRotation";

type GraphViewProps = {
  group: string | null;
  places: readonly PublicPlace[];
  rotation: Rotation;
  seconds: number;
  /** Those of the place whose turn it is; undefined: not known yet. */
  graphs: readonly GraphKind[] | undefined;
  traffic: Fed<PlaceTraffic>;
};

/** One graph over the whole screen, and beside it what it is of. */
export function GraphView({ group, places, rotation, seconds, graphs, traffic }: GraphViewProps) {
  const t = useT(publicGraphTexts);
  const language = useLanguage();
  const { turn, number, isPlaying, isByHand } = rotation;
  const { data, at, fault, switching } = traffic;
  const shown = switching ? undefined : data;
  const index = Math.min(turn.graph, (graphs?.length ?? 0) - 1);
  const kind = graphs?.[index];
  const model = useMemo(
    () => (kind === undefined || shown === undefined ? null : chartModelOf(kind, shown, language)),
    [kind, shown, language],
  );
  const place = shown?.place ?? places.find(({ id }) => id === turn.id);
  const name = place?.name ?? "";
  const isAnnounced = model !== null && (isByHand || !isPlaying);
  return (
    <div className="graph-page">
      <title>
        {model === null ? t("system") : t("documentTitle", { location: name, graph: model.title })}
      </title>
      <GraphHead group={group} />
      <main className="graph-main">
        <section className="graph-stage" aria-label={model?.title ?? name}>
          {/* A bar that runs out with the graph's time; who doesn't see it has the controls. */}
          <div className="graph-time" aria-hidden>
            {isPlaying && model !== null ? (
              <span key={number} style={{ animationDuration: `${seconds}s` }} />
            ) : null}
          </div>
          <div className="graph-title">
            <h1>{name}</h1>
            <p>{model === null ? "\u00a0" : titleWithUnit(model)}</p>
          </div>
          {fault !== null && shown !== undefined ? <StaleNotice at={at} /> : null}
          {model === null ? (
            <NoGraph fault={fault} isKnown={shown !== undefined} />
          ) : (
            <PublicChart model={model} drawn={`${turn.id} ${kind}`} />
          )}
        </section>
        <aside className="graph-side">
          {shown === undefined || model === null ? (
            <div className="graph-table" />
          ) : (
            <SideTable traffic={shown} view={model.title} />
          )}
          <Controls
            rotation={rotation}
            place={{ at: places.findIndex(({ id }) => id === turn.id) + 1, of: places.length }}
            graph={model === null ? null : { at: index + 1, of: graphs?.length ?? 0 }}
          />
        </aside>
      </main>
      <p className="pub-unseen" aria-live="polite">
        {isAnnounced ? `${name}: ${model.title}` : ""}
      </p>
    </div>
  );
}
