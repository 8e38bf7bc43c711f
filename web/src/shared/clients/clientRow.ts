import type { ClientRowFragment, ClientsQuery } from "../../graphql/generated";

/** A device as lists, tables and the map show it. */
export type ClientRow = ClientRowFragment;
export type GroupRow = NonNullable<ClientsQuery["groups"]>[number];

/** Pickers and searches match the guid, the id (whole) or the name, however it is spelt in case and accents. */
export function matchesClient({ id, guid, name }: ClientRow, search: string): boolean {
  const wanted = fold(search);
  return wanted === "" || id === wanted || fold(guid).includes(wanted) || fold(name).includes(wanted);
}

const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
