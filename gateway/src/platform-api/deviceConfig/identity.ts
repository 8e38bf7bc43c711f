import { isObject, type Json } from "../decode.js";
import type { ConfigDocument } from "./deviceConfig.js";

/** Keys of a configuration that identify the device. They differ for every device. */
const OWN_FIELDS = ["serialNumber", "deviceType"];

/** The fields of a device's own configuration that identify the device. */
export function ownFields(document: ConfigDocument | null): Json {
  const basic = document && isObject(document.BasicConfig) ? document.BasicConfig : {};
  return Object.fromEntries(
    OWN_FIELDS.filter((name) => Object.hasOwn(basic, name)).map((name) => [name, basic[name]]),
  );
}

/**
 * A document made for many, as one device gets it: with the identity fields of the device's own
 * configuration.
 */
export function forDevice(document: ConfigDocument, own: Json): ConfigDocument {
  const { BasicConfig } = document;
  if (!isObject(BasicConfig))
    return Object.keys(own).length === 0 ? document : { ...document, BasicConfig: own };
  const common = Object.entries(BasicConfig).filter(([name]) => !OWN_FIELDS.includes(name));
  return { ...document, BasicConfig: { ...Object.fromEntries(common), ...own } };
}
