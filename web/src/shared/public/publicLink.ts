import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import type { Language } from "../../i18n/language";
import { type Interval, parseInterval } from "../interval/interval";

export const publicPaths = {
  page: "/public",
  graph: "/public/graph",
  embeddedGraph: "/embed/graph",
  embeddedMap: "/embed/map",
} as const;

/** Parameters in the link of a public page or an embed. The page knows nothing else, as it stores nothing. */
export type PublicLink = {
  /** View-only key; null if the link has none. */
  key: string | null;
  language: Language;
  interval: Interval;
  /** Devices to show; empty: all that the key opens. */
  clients: readonly string[];
  /** Name or number of a kind of graph. */
  graph: string | null;
  /** Time for each graph; null: the default. */
  seconds: number | null;
  /** True if there is a link from the graphs back to the map. */
  hasBack: boolean;
};

const shortestTurn = 3;
const longestTurn = 3600;

/** Parameters that all pages share. */
const kept = ["key", "lang", "theme", "interval", "from", "to"];

export function readLink(params: URLSearchParams): PublicLink {
  return {
    key: params.get("key")?.trim() || null,
    language: params.get("lang") === "en" ? "en" : "sl",
    interval: publicInterval(params),
    clients: clientsOf(params.get("client") ?? ""),
    graph: params.get("graph") || null,
    seconds: secondsOf(params.get("seconds")),
    hasBack: params.get("back") !== "0",
  };
}

/** The last 24 hours begin when the page asks, not at midnight: there is no preset for that here. */
function publicInterval(params: URLSearchParams): Interval {
  const interval = parseInterval(params);
  return interval.kind === "preset" && interval.preset === "TODAY"
    ? { kind: "preset", preset: "LAST_24H" }
    : interval;
}

function clientsOf(text: string): readonly string[] {
  const ids = text.split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, ITEMS_A_CALL);
}

function secondsOf(text: string | null): number | null {
  const seconds = Number(text);
  return text && Number.isFinite(seconds)
    ? Math.min(Math.max(Math.round(seconds), shortestTurn), longestTurn)
    : null;
}

/** Link to a public page with this page's key, language, colours and period; `more` are its own parameters. */
export function linkTo(path: string, params: URLSearchParams, more: Record<string, string> = {}): string {
  const next = new URLSearchParams();
  for (const name of kept) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) next.set(name, value);
  return `${path}?${next}`;
}
