import { byName } from "../../text/order";
import type { Option } from "./option";

/** Items with an id and a name (devices, groups and others) as options, by name; equal names get their ids as details. */
export const namedOptions = (named: readonly { id: string; name: string }[]): Option[] =>
  named.toSorted(byName).map(({ id, name }) => ({ value: id, label: name, detail: `ID ${id}` }));
