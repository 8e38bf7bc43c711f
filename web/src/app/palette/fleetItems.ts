import { Droplets, Settings2, UsersRound } from "lucide-react";
import { activityOf } from "../../shared/clients/activity";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { paths } from "../paths";
import type { PaletteItem } from "./paletteItem";

const present = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text) => text != null && text !== "") as string[];

const foundBy = ({ id, guid, settings }: ClientRow): string[] =>
  present([id, guid, settings?.serialNumber, settings?.locationAddress]);

const groupsOf = ({ groups }: ClientRow) => (groups ?? []).map(({ name }) => name).join(", ");

/** A valve is looked at on its location's page. */
function valveLocationOf(client: ClientRow, groups: readonly GroupRow[]): string | null {
  const ofValves = groups.filter(({ type }) => type === "VALVE").map(({ id }) => id);
  return client.groups?.find(({ id }) => ofValves.includes(id))?.id ?? null;
}

/** Each device: where its traffic or its valve is shown. @param now Unix seconds */
export const deviceItems = (
  clients: readonly ClientRow[],
  groups: readonly GroupRow[],
  now: number,
): PaletteItem[] =>
  clients.map((client) => ({
    id: `client:${client.id}`,
    section: "locations",
    name: client.name,
    also: foundBy(client),
    detail: groupsOf(client),
    activity: activityOf(client, now),
    to: paths.attention(client.id, valveLocationOf(client, groups)),
  }));

/** The same for administrators: where each is managed. */
export const managedItems = (clients: readonly ClientRow[]): PaletteItem[] =>
  clients.map((client) => ({
    id: `manage:${client.id}`,
    section: "devices",
    name: client.name,
    also: foundBy(client),
    detail: groupsOf(client),
    Icon: Settings2,
    to: paths.adminClient(client.id),
  }));

/** Valve locations, and the groups: where they are managed, or their devices. */
export function groupItems(
  groups: readonly GroupRow[],
  isAdmin: boolean,
  words: { group: string; valveLocation: string },
): PaletteItem[] {
  const locations = groups
    .filter(({ type }) => type === "VALVE")
    .map(
      ({ id, name }): PaletteItem => ({
        id: `location:${id}`,
        section: "locations",
        name,
        detail: words.valveLocation,
        Icon: Droplets,
        to: paths.location(id),
      }),
    );
  const listed = isAdmin ? groups : groups.length > 1 ? groups.filter(({ type }) => type !== "VALVE") : [];
  return [
    ...locations,
    ...listed.map(
      ({ id, name }): PaletteItem => ({
        id: `group:${id}`,
        section: "groups",
        name,
        detail: words.group,
        Icon: UsersRound,
        to: `${isAdmin ? paths.groups : paths.overview}?group=${encodeURIComponent(id)}`,
      }),
    ),
  ];
}
