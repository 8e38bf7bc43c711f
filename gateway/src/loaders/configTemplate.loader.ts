import type DataLoader from "dataloader";
import { nullIfNotFound } from "../errors.js";
import { type ConfigTemplateRecord, getConfigTemplate } from "../platform-api/configTemplates.js";
import type { LoaderOf } from "./loaders.js";
import { oneByOne } from "./oneByOne.js";

/** Templates with their configurations, by id; null if there is none. */
export const configTemplateLoader: LoaderOf<DataLoader<string, ConfigTemplateRecord | null>> = (
  platform,
  call,
  remember,
) =>
  oneByOne(
    (id) => nullIfNotFound(getConfigTemplate(platform, call, id)),
    (id) => id,
    remember,
  );
