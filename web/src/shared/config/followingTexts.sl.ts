import type { Catalogue } from "../../i18n/catalogue";

/** Texts on the changes that a save makes on the device. */
export const sl = {
  title: "Na napravi se bo spremenilo",
  before: "prej",
  after: "potem",
  more: { one: "Še {count}", two: "Še {count}", few: "Še {count}", other: "Še {count}" },
  fewer: "Manj",
  carried: {
    one: "{count} sprememba od drugod",
    two: "{count} spremembi od drugod",
    few: "{count} spremembe od drugod",
    other: "{count} sprememb od drugod",
  },
  carriedText:
    "To ni iz tega obrazca: čaka od prejšnje shranitve ali sledi iz predloge, skupnega teksta ali spremembe koga drugega. Ob shranitvi se zgodi tudi to.",
  carriedRestored:
    "To ni iz obnovljenih nastavitev: čaka od prejšnje shranitve ali sledi iz predloge, skupnega teksta ali spremembe koga drugega. Ob obnovitvi se zgodi tudi to.",
  runningUnknown: "Kaj naprava zdaj uporablja, ni znano; primerjano je z različico {version}.",
  runningUntold: "Kaj naprava zdaj uporablja, ni znano; primerjano je s tem, kar ji je dodeljeno.",
  lookFirst:
    "Še ni shranjeno. Shranitev spremeni na napravi še kaj poleg vaših sprememb: preglejte seznam in shranite še enkrat.",
} as const satisfies Catalogue;
