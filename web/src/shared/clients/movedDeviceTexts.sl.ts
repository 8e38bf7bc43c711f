import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  allStreets: "{name} (vse ulice naprave)",
  adds: "Naprava je bila premaknjena in šteje vse, kar je izmerila na svojih ulicah: {streets}.",
  always: "{name}",
  since: "{name} od {from}",
  until: "{name} do {until}",
  between: "{name} od {from} do {until}",
  more: {
    one: "in še {count} ulica",
    two: "in še {count} ulici",
    few: "in še {count} ulice",
    other: "in še {count} ulic",
  },
  take: "Vzemi samo ulico {name}",
} as const satisfies Catalogue;
