import { nullIfNotFound } from "../errors.js";
import { getConfigTemplate } from "../platform-api/configTemplates.js";
import { oneByOne } from "./oneByOne.js";

/** Templates with their configurations, by id; null if there is none. */
export const configTemplateLoader = oneByOne(
  (platform, id: string) => nullIfNotFound(getConfigTemplate(platform, id)),
  (id) => id,
);
