import { paths } from "../../app/paths";
import type { Activity } from "../../shared/clients/activity";
import { activityWords } from "../../shared/clients/activityWords";
import { type ColumnKey, sortText } from "../../shared/clients/columns/columnKeys";
import type { Concern } from "../../shared/clients/condition/concern";
import { type ConfigState, configStateWords } from "../../shared/clients/condition/configState";
import type { FleetChoice } from "./fleetChoice";

type Wanted = {
  firmware?: string;
  activity?: Activity;
  concern?: Concern;
  config?: ConfigState;
  /** In one list without groups, sorted by this column, the lowest first. */
  by?: ColumnKey;
};

/** Link to the list of clients with these filters. */
export function clientsAddress({ group, hardware }: FleetChoice, wanted: Wanted): string {
  const { firmware, activity, concern, config, by } = wanted;
  const texts = {
    group,
    type: hardware,
    firmware,
    status: activity && activityWords[activity],
    concern,
    config: config && configStateWords[config],
    sort: by && sortText({ column: by, descending: false }),
    list: by && "flat",
  };
  const params = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text) params.set(name, text);
  const search = params.toString();
  return search === "" ? paths.adminClients : `${paths.adminClients}?${search}`;
}
