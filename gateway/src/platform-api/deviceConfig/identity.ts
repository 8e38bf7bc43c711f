import { isObject, type Json } from "../decode.js";
import type { ConfigDocument } from "./deviceConfig.js";

/** What a configuration tells of the device itself: no other has the same. */
const OWN_FIELDS = ["serialNumber", "deviceType"];

/** What a device's own configuration says of the device itself. */
export function ownFields(document: ConfigDocument | null): Json {
  const basic = document && isObject(document.BasicConfig) ? document.BasicConfig : {};
  return Object.fromEntries(
    OWN_FIELDS.filter((name) => Object.hasOwn(basic, name)).map((name) => [name, basic[name]]),
  );
}

/** A document that is made for many, as one device gets it: with what the device's own says of the device itself. */
export function forDevice(document: ConfigDocument, own: Json): ConfigDocument {
  const { BasicConfig } = document;
  if (!isObject(BasicConfig))
    return Object.keys(own).length === 0 ? document : { ...document, BasicConfig: own };
  const common = Object.entries(BasicConfig).filter(([name]) => !OWN_FIELDS.includes(name));
  return { ...document, BasicConfig: { ...Object.fromEntries(common), ...own } };
}
