import { type ConfigDocument, type Path, pathName, valueAt, withoutValue, withValue } from "./document";

/** What a device has for itself alone, whatever template its configuration comes from. */
const OWN: readonly Path[] = [
  ["BasicConfig", "serialNumber"],
  ["BasicConfig", "deviceType"],
];

/** Whether a place is of those. */
export const isOwn = (path: Path): boolean => OWN.some((own) => pathName(own) === pathName(path));

/** A document as a template has it: without what belongs to one device. */
export const forTemplate = (document: ConfigDocument): ConfigDocument =>
  OWN.reduce<unknown>((rest, path) => withoutValue(rest, path), document) as ConfigDocument;

/** A template's document for a device, which keeps what is its own. */
export const forDevice = (template: ConfigDocument, device: ConfigDocument): ConfigDocument =>
  OWN.reduce<unknown>((whole, path) => {
    const own = valueAt(device, path);
    return own === undefined ? whole : withValue(whole, path, own);
  }, template) as ConfigDocument;
