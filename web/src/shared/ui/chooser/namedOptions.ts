import { byName } from "../../text/order";
import type { Option } from "./option";

/** Devices, groups and whatever else has an id and a name, by name; those of one name are told apart by their ids. */
export const namedOptions = (named: readonly { id: string; name: string }[]): Option[] =>
  named.toSorted(byName).map(({ id, name }) => ({ value: id, label: name, detail: `ID ${id}` }));
