import { type ReactNode, useMemo } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import type { GraphKind } from "../../shared/chart/graphKind";
import { addressParams } from "../../shared/public/address";
import { chartModelOf } from "../../shared/public/chart/chartModelOf";
import { PublicChart } from "../../shared/public/chart/PublicChart";
import { titleWithUnit } from "../../shared/public/chart/titleWithUnit";
import { FaultNote } from "../../shared/public/FaultMessage";
import { BackSign, ForwardSign, MapSign, PauseSign, PlaySign } from "../../shared/public/icons";
import { usePublic } from "../../shared/public/PublicContext";
import type { PlaceList } from "../../shared/public/placeList";
import type { PlaceTraffic } from "../../shared/public/placeTraffic";
import type { FaultKind } from "../../shared/public/publicFault";
import { linkTo, publicPaths } from "../../shared/public/publicLink";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { StaleNotice } from "../../shared/public/StaleNotice";
import type { Fed } from "../../shared/public/useFeed";
import { LogoMark } from "../../shared/ui/LogoMark";
import { publicGraphTexts } from "./publicGraphTexts";
import { SideTable } from "./SideTable";
import type { Rotation } from "./useRotation";

type GraphViewProps = PlaceList & {
  group: string | null;
  rotation: Rotation;
  seconds: number;
  /** Graphs of the present place; undefined: not known yet. */
  graphs: readonly GraphKind[] | undefined;
  traffic: Fed<PlaceTraffic>;
};

/** One graph over the whole screen, with its place and figures next to it. */
export function GraphView({ group, places, missing, rotation, seconds, graphs, traffic }: GraphViewProps) {
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
          {/* A bar that shrinks with the graph's remaining time; screen readers have the controls instead. */}
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
          {missing > 0 ? <p className="graph-missing">{t("missing", { count: missing })}</p> : null}
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

/** The group's name, and a link back if the page's link allows it. */
function GraphHead({ group }: { group: string | null }) {
  const t = useT(publicGraphTexts);
  const { link } = usePublic();
  return (
    <header className="graph-head">
      <LogoMark className="pub-mark" />
      <p>
        {group === null ? null : <strong>{group}</strong>}
        <span>{t("system")}</span>
      </p>
      {link.hasBack ? (
        <a className="pub-button" href={linkTo(publicPaths.page, addressParams())}>
          <MapSign />
          {t("back")}
        </a>
      ) : null}
    </header>
  );
}

type NoGraphProps = {
  fault: FaultKind | null;
  /** The traffic is known, but has nothing to show. */
  isKnown: boolean;
};

/** Shown instead of a graph. */
function NoGraph({ fault, isKnown }: NoGraphProps) {
  const t = useT(publicGraphTexts);
  const partsT = useT(publicPartsTexts);
  if (!isKnown && fault !== null) return <FaultNote fault={fault} />;
  if (!isKnown) return <div className="pub-skeleton" role="status" aria-label={partsT("loading")} />;
  return (
    <div className="pub-nothing" role="status">
      <h2>{t("nothingTitle")}</h2>
      <p>{t("nothingText")}</p>
    </div>
  );
}

type Count = { at: number; of: number };

type ControlsProps = {
  rotation: Rotation;
  place: Count;
  /** Null: none is shown. */
  graph: Count | null;
};

/** Pauses the rotation, and changes graphs by hand. */
function Controls({ rotation, place, graph }: ControlsProps) {
  const t = useT(publicGraphTexts);
  const { isPlaying, toggle, next, previous } = rotation;
  const where = [
    place.of > 1 ? t("place", { place: place.at, places: place.of }) : null,
    graph === null ? null : t("graphOf", { graph: graph.at, graphs: graph.of }),
  ].filter((part) => part !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div role="group" aria-label={t("controls")} className="graph-controls" title={t("keys")}>
      <p>{where.join(", ")}</p>
      <Button label={t("previous")} onPress={previous}>
        <BackSign />
      </Button>
      <Button label={t(isPlaying ? "pause" : "play")} onPress={toggle}>
        {isPlaying ? <PauseSign /> : <PlaySign />}
      </Button>
      <Button label={t("next")} onPress={next}>
        <ForwardSign />
      </Button>
    </div>
  );
}

type ButtonProps = { label: string; onPress: () => void; children: ReactNode };

function Button({ label, onPress, children }: ButtonProps) {
  return (
    <button type="button" className="pub-button" aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}
