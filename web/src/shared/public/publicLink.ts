import type { Language } from "../../i18n/language";
import { type Interval, parseInterval } from "../interval/interval";

/** Where the public pages are. */
export const publicPaths = {
  page: "/public",
  graph: "/public/graph",
  embeddedGraph: "/embed/graph",
  embeddedMap: "/embed/map",
} as const;

/** What the link of a public page or an embed says; all that such a page knows, as it stores nothing. */
export type PublicLink = {
  /** View-only key; null where the link has none. */
  key: string | null;
  language: Language;
  interval: Interval;
  /** Devices to show; empty: all that the key opens. */
  clients: readonly string[];
  /** Name or number of a kind of graph. */
  graph: string | null;
  /** How long each graph stands; null: as long as usual. */
  seconds: number | null;
  /** Whether the graphs lead back to the map. */
  hasBack: boolean;
};

/** More devices than that were not written by a person. */
const mostClients = 250;
const shortestTurn = 3;
const longestTurn = 3600;

/** What stays the same from page to page. */
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

/** The last day begins when the page asks, not at midnight: there is no tab for that here. */
function publicInterval(params: URLSearchParams): Interval {
  const interval = parseInterval(params);
  return interval.kind === "preset" && interval.preset === "TODAY"
    ? { kind: "preset", preset: "LAST_24H" }
    : interval;
}

function clientsOf(text: string): readonly string[] {
  const ids = text.split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, mostClients);
}

function secondsOf(text: string | null): number | null {
  const seconds = Number(text);
  return text && Number.isFinite(seconds)
    ? Math.min(Math.max(Math.round(seconds), shortestTurn), longestTurn)
    : null;
}

/** The address of a public page with this one's key, language, colours and period; `more` is what is its own. */
export function linkTo(path: string, params: URLSearchParams, more: Record<string, string> = {}): string {
  const next = new URLSearchParams();
  for (const name of kept) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) next.set(name, value);
  return `${path}?${next}`;
}
