import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  stood: "Naprava je tu stala do {date}",
  stands: "Tu stoji naprava {guid}",
  stoodUnknown: "Ni znano, katera naprava je tu stala",
  empty: "tu zdaj ni naprave",
  formerPlaces: {
    one: "{count} nekdanje merilno mesto",
    two: "{count} nekdanji merilni mesti",
    few: "{count} nekdanja merilna mesta",
    other: "{count} nekdanjih merilnih mest",
  },
  formerPlacesOf: "Nekdanja merilna mesta: {group}",
} as const satisfies Catalogue;
