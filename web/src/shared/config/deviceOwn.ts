import { type ConfigDocument, type Path, pathName, valueAt, withoutValue, withValue } from "./document";

/** Fields that belong to a single device, whatever template its configuration comes from. */
const OWN: readonly Path[] = [
  ["BasicConfig", "serialNumber"],
  ["BasicConfig", "deviceType"],
];

/** True if the field belongs to a single device. */
export const isOwn = (path: Path): boolean => OWN.some((own) => pathName(own) === pathName(path));

/** A document for a template: without the fields that belong to a single device. */
export const forTemplate = (document: ConfigDocument): ConfigDocument =>
  OWN.reduce<unknown>((rest, path) => withoutValue(rest, path), document) as ConfigDocument;

/** A template's document for a device, with the device's own fields kept. */
export const forDevice = (template: ConfigDocument, device: ConfigDocument): ConfigDocument =>
  OWN.reduce<unknown>((whole, path) => {
    const own = valueAt(device, path);
    return own === undefined ? whole : withValue(whole, path, own);
  }, template) as ConfigDocument;
