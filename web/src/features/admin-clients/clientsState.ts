import type { Activity } from "../../shared/clients/activity";
import { activityIn, activityWords } from "../../shared/clients/activityWords";
import {
  type Columns,
  columnsIn,
  type Sort,
  sortIn,
  sortText,
} from "../../shared/clients/columns/columnKeys";

/** What narrows the list; each is null where it does not. */
export type ClientFilters = {
  /** Id of a group, or of the section of those without one. */
  group: string | null;
  /** Hardware type. */
  type: string | null;
  /** Firmware version. */
  firmware: string | null;
  activity: Activity | null;
  /** Only those that were never given a configuration. */
  withoutConfig: boolean;
};

/** The whole state of the list; it lives in the address, so that a link opens the same picture. */
export type ClientsState = ClientFilters & {
  search: string;
  sort: Sort;
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
  withoutConfig: false,
};

export const countFilters = ({ group, type, firmware, activity, withoutConfig }: ClientFilters): number =>
  [group, type, firmware, activity, withoutConfig || null].filter((filter) => filter !== null).length;

export const readClientsState = (params: URLSearchParams): ClientsState => ({
  search: params.get("q") ?? "",
  group: params.get("group") || null,
  type: params.get("type") || null,
  firmware: params.get("firmware") || null,
  activity: activityIn(params.get("status")),
  withoutConfig: params.get("config") === "none",
  sort: sortIn(params.get("sort")),
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
    config: state.withoutConfig ? "none" : null,
    sort: sortText(state.sort),
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
