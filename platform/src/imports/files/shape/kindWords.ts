import type { KindName } from "../../../measurements/reading.js";
import { plainWords } from "./words.js";

const WORDS: Record<KindName, readonly string[]> = {
  vehicle: [
    ...[
      "vehicle",
      "vehicles",
      "veh",
      "car",
      "cars",
      "truck",
      "trucks",
      "bus",
      "buses",
      "van",
      "vans",
      "lorry",
      "lorries",
    ],
    ...[
      "motorbike",
      "motorbikes",
      "motorcycle",
      "motorcycles",
      "moped",
      "heavy",
      "light",
      "motor",
      "auto",
      "autos",
    ],
    ...[
      "vozilo",
      "vozila",
      "vozil",
      "avto",
      "avtomobil",
      "avtomobili",
      "tovornjak",
      "tovornjaki",
      "avtobus",
      "avtobusi",
    ],
    ...[
      "kombi",
      "kombiji",
      "motorji",
      "osebna",
      "tovorna",
      "tovornih",
      "vlacilci",
      "vlacilec",
      "prikolica",
      "dostavno",
      "motorjev",
    ],
    ...[
      "fahrzeug",
      "fahrzeuge",
      "pkw",
      "lkw",
      "kfz",
      "motorrad",
      "motorrader",
      "lieferwagen",
      "sattelzug",
      "trailer",
    ],
  ],
  pedestrian: [
    ...[
      "pedestrian",
      "pedestrians",
      "ped",
      "peds",
      "person",
      "persons",
      "people",
      "walker",
      "walkers",
      "foot",
    ],
    ...["pesec", "pesci", "pescev", "oseba", "osebe", "fussganger", "fussgaenger", "personen", "pietons"],
  ],
  bicycle: [
    ...[
      "bicycle",
      "bicycles",
      "bike",
      "bikes",
      "cyclist",
      "cyclists",
      "cycle",
      "cycles",
      "velo",
      "cargobike",
    ],
    ...[
      "kolo",
      "kolesa",
      "kolesar",
      "kolesarji",
      "kolesarjev",
      "fahrrad",
      "fahrrader",
      "fahrraeder",
      "rad",
      "rader",
    ],
    ...["radfahrer", "radfahrende"],
  ],
};

const KINDS = new Map<string, KindName>(
  (Object.keys(WORDS) as KindName[]).flatMap((kind) => WORDS[kind].map((word) => [word, kind] as const)),
);

/** The kind of road user in a value, if all its known words agree; null for any other. */
export function kindOf(text: string): KindName | null {
  return kindIn(plainWords(text));
}

/** The kind in plain words; null if they name none, or several ("bike, motorbike"). */
export function kindIn(words: string): KindName | null {
  let found: KindName | null = null;
  for (const word of words.split(/[\s>]+/)) {
    const kind = KINDS.get(word);
    if (!kind) continue;
    if (found && found !== kind) return null;
    found = kind;
  }
  return found;
}
