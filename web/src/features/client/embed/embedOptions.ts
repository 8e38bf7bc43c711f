import type { Language } from "../../../i18n/language";
import { languages } from "../../../i18n/language";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { type GraphKind, graphKindOf } from "../../../shared/chart/graphKind";
import { isMeaningful } from "../../../shared/chart/graphSet";
import { isOfCalendar, namedInterval } from "../../../shared/interval/interval";

export const embedThemes = ["light", "dark", "auto"] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** Periods that end now. */
const untilNow = ["LAST_24H", "WEEK"] as const;

export type EmbedOptions = {
  language: Language;
  theme: EmbedTheme;
  /** The name of one of those, or of a period of the calendar. */
  interval: string;
  graph: GraphKind;
  /** Graphs to choose from, including the chosen one. */
  graphs: readonly GraphKind[];
  /** The group whose locations the map shows; null: only this location. */
  groupId: string | null;
};

/** Address parameters of the options. */
export const embedParams = {
  language: "embedLang",
  theme: "embedTheme",
  interval: "embedInterval",
  graph: "embedGraph",
  groupId: "embedGroup",
} as const;

type Offered = {
  kind: ClientKind;
  /** The device's set. */
  set: readonly GraphKind[];
  /** Groups with a map. */
  groupIds: readonly string[];
  /** The portal's language. */
  language: Language;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Options from the address; defaults for unknown values. */
export function embedOptions(params: URLSearchParams, offered: Offered): EmbedOptions {
  const { kind, set, groupIds, language } = offered;
  const wanted = graphKindOf(params.get(embedParams.graph) ?? "");
  const graph = wanted !== null && isMeaningful(kind, wanted) ? wanted : (set[0] ?? "vehicleCount");
  return {
    language: oneOf(languages, params.get(embedParams.language)) ?? language,
    theme: oneOf(embedThemes, params.get(embedParams.theme)) ?? "light",
    interval: intervalOf(params.get(embedParams.interval)) ?? "LAST_24H",
    graph,
    graphs: set.includes(graph) ? set : [...set, graph],
    groupId: oneOf(groupIds, params.get(embedParams.groupId)) ?? null,
  };
}

function intervalOf(name: string | null): string | null {
  const interval = namedInterval(name);
  const isOffered = interval !== null && isOfCalendar(interval);
  return isOffered ? name : (oneOf(untilNow, name) ?? null);
}
