import type { Activity } from "../../shared/clients/activity";
import { activityIn, activityWords } from "../../shared/clients/activityWords";
import {
  type Columns,
  columnsIn,
  type Sort,
  sortIn,
  sortText,
} from "../../shared/clients/columns/columnKeys";
import { type Concern, concernIn, needsFacts } from "../../shared/clients/condition/concern";
import {
  type ConfigState,
  configStateIn,
  configStateWords,
} from "../../shared/clients/condition/configState";

/** Filters of the list; null: not set. */
export type ClientFilters = {
  /** Id of a group, or of the section of clients without one. */
  group: string | null;
  type: string | null;
  firmware: string | null;
  activity: Activity | null;
  concern: Concern | null;
  config: ConfigState | null;
};

/** State of the list. It is in the address, so a link opens the same view. */
export type ClientsState = ClientFilters & {
  search: string;
  sort: Sort;
  /** All in one list, ignoring groups. */
  isFlat: boolean;
  /** Null if the address leaves the choice to the visitor. */
  columns: Columns | null;
  /** Ids of the folded groups. */
  folded: readonly string[];
};

export const noFilters: ClientFilters = {
  group: null,
  type: null,
  firmware: null,
  activity: null,
  concern: null,
  config: null,
};

export const countFilters = ({ group, type, firmware, activity, concern, config }: ClientFilters): number =>
  [group, type, firmware, activity, concern, config].filter((filter) => filter !== null).length;

/** True if a filter needs data that are not in the rows. */
export const filtersByFacts = ({ concern, config }: ClientFilters): boolean =>
  config !== null || needsFacts(concern);

export const readClientsState = (params: URLSearchParams): ClientsState => ({
  search: params.get("q") ?? "",
  group: params.get("group") || null,
  type: params.get("type") || null,
  firmware: params.get("firmware") || null,
  activity: activityIn(params.get("status")),
  concern: concernIn(params.get("concern")),
  config: configStateIn(params.get("config")),
  sort: sortIn(params.get("sort")),
  isFlat: params.get("list") === "flat",
  columns: columnsIn(params.get("columns")),
  folded: params.get("folded")?.split(",").filter(Boolean) ?? [],
});

/** Writes the state into the address; defaults are left out, other parameters stay. */
export function writeClientsState(params: URLSearchParams, state: ClientsState): URLSearchParams {
  const texts = {
    q: state.search,
    group: state.group,
    type: state.type,
    firmware: state.firmware,
    status: state.activity === null ? null : activityWords[state.activity],
    concern: state.concern,
    config: state.config === null ? null : configStateWords[state.config],
    sort: sortText(state.sort),
    list: state.isFlat ? "flat" : null,
    columns: state.columns?.join() ?? null,
    folded: state.folded.join(),
  };
  const next = new URLSearchParams(params);
  for (const [name, text] of Object.entries(texts)) {
    if (text === null || text === "") next.delete(name);
    else next.set(name, text);
  }
  return next;
}
