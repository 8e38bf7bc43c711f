import { configNames } from "../platform-api/deviceConfig/configNames.js";
import type { NameOf } from "../platform-api/namedFaults.js";

const nameInConfig = configNames("config");
const BASIC = "config.basic.";

/** What callers know a field of a generated configuration as, where they gave it themselves. */
export const signNames: NameOf = (path) => {
  const name = nameInConfig(path);
  if (!name.startsWith(BASIC)) return name;
  return `sign.${name.slice(BASIC.length).replace(/^displayOff$/, "displayOn")}`;
};
