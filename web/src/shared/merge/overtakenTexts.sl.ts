import type { Catalogue } from "../../i18n/catalogue";

/** Texts for two people editing the same thing. */
export const sl = {
  title: "Nekdo je medtem spremenil isto",
  intro:
    "Medtem ko ste urejali, je isto spremenil še nekdo drug. Izberite, kaj naj velja; do tedaj ni nič shranjeno.",
  by: "{who}, {time}",
  somebody: "Nekdo drug",
  someTime: "čas ni znan",
  mine: "Vaša vrednost",
  theirs: "Medtem shranjena vrednost",
  was: "Prej: {value}",
  none: "(nič)",
  on: "da",
  off: "ne",
  save: "Shrani izbrano",
  cancel: "Ne shrani",
  merged: "Shranjeno. Ohranjeno je tudi, kar je medtem spremenil nekdo drug: {fields}.",
  whole: "vse",
  meanwhile:
    "Medtem je to shranil še nekdo: {who}, {time}. Vaše spremembe ostanejo; ob shranitvi ostane tudi, kar je spremenil drug, o istem pa boste odločili vi.",
  meanwhileOwn:
    "Medtem ste to shranili tudi drugje. Vaše spremembe tu ostanejo; ob shranitvi ostanejo tudi tiste od drugod, o istem pa boste odločili.",
  moved:
    "Medtem je nekdo drug shranil spremembo. Vaše spremembe so zdaj nad njo: preverite jih in shranite znova.",
} as const satisfies Catalogue;
