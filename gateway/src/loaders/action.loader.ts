import type DataLoader from "dataloader";
import { type ActionFilter, pageOfActions } from "../platform-api/actions.js";
import { type ActionTemplateRecord, listActionTemplates } from "../platform-api/actionTemplates.js";
import type { PageAnswer, Query } from "../platform-api/http.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";
import { oneByOne } from "./oneByOne.js";

export interface ActionPageKey {
  filter: ActionFilter;
  page: Query;
}

export const actionPageLoader: LoaderOf<DataLoader<ActionPageKey, PageAnswer, string>> = (
  platform,
  call,
  remember,
) =>
  oneByOne(
    ({ filter, page }) => pageOfActions(platform, call, filter, page),
    ({ filter, page }) => JSON.stringify([filter, page]),
    remember,
  );

/** The action templates that the caller sees: one call for any number of them. */
export const actionTemplatesLoader: LoaderOf<() => Promise<ActionTemplateRecord[]>> = (platform, call) =>
  once(() => listActionTemplates(platform, call));
