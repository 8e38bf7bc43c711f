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

/** What narrows the list; each is null where it does not. */
export type ClientFilters = {
  /** Id of a group, or of the section of those without one. */
  group: string | null;
  /** Hardware type. */
  type: string | null;
  /** Firmware version. */
  firmware: string | null;
  activity: Activity | null;
  concern: Concern | null;
  /** How far their configuration is. */
  config: ConfigState | null;
};

/** The whole state of the list; it lives in the address, so that a link opens the same picture. */
export type ClientsState = ClientFilters & {
  search: string;
  sort: Sort;
  /** All in one list, across the groups. */
  isFlat: boolean;
  /** Null where the address leaves the choice to the visitor. */
  columns: Columns | null;
  /** Ids of the groups that are folded away. */
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

/** Whether more must be known than the list's rows tell. */
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

/** Writes the state into the address; what is as by default leaves no trace, other parameters stay. */
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
