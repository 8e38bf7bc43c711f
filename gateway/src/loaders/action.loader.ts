import { type ActionFilter, pageOfActions } from "../platform-api/actions.js";
import { type ActionTemplateRecord, listActionTemplates } from "../platform-api/actionTemplates.js";
import type { Query } from "../platform-api/platform.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";
import { oneByOne } from "./oneByOne.js";

export interface ActionPageKey {
  filter: ActionFilter;
  page: Query;
}

export const actionPageLoader = oneByOne(
  (platform, { filter, page }: ActionPageKey) => pageOfActions(platform, filter, page),
  ({ filter, page }) => JSON.stringify([filter, page]),
);

/** The action templates that the caller sees: one call for any number of them. */
export const actionTemplatesLoader: LoaderOf<() => Promise<ActionTemplateRecord[]>> = (platform) =>
  once(() => listActionTemplates(platform));
