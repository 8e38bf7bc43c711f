import type { Role } from "../options.js";

/** Similar names that mean something else. */
const OTHER =
  /\b(limit|posted|omejitev|dovoljena|zulassig\w*|tempolimit|min|minimum|minimal\w*|median|std|stdev|deviation|variance|id|lat|latitude|lon|lng|longitude|battery|baterija|voltage|temperature|temp|humidity|headway|hdwy|gap|axles?|wheelbase|wb|percentile (?!85)\w+|v ?(?:15|30|50|95)|p(?:ct)? ?(?:0?5|10|15|20|25|30|35|40|45|50|55|60|65|70|75|80|90|95))\b/;

const SPEED = `(?:speeds?|velocity|velocities|hitrosti?|geschwindigkeit(?:en)?|tempo|spd|vel|v)`;

/** Roles by plain words. The first match counts. English, Slovenian and German. */
const NAMES: readonly (readonly [Role, RegExp])[] = [
  [
    "v85",
    /\b(v ?85|p ?85|pct ?85|85(th|ti|te)?( percentile?| pct| %)?|percentile? ?85|85 (th|percentil)\b.*)\b/,
  ],
  ["uptime", /\b(uptime|up time|verfugbarkeit|completeness|popolnost|availability)\b/],
  ["status", /\b(status|quality|kakovost|stanje|validity|valid)\b/],
  [
    "maxSpeed",
    new RegExp(
      String.raw`\b(max|maximum|maximal\w*|highest|top|najvisja|najvecja|hochste\w*|hoechste\w*)\b.*\b${SPEED}\b|\b${SPEED}\b.*\b(max|maximum)\b|^v ?max$|^(hochst|hoechst|maximal|spitzen)geschwindigkeit$`,
    ),
  ],
  [
    "averageSpeed",
    new RegExp(
      String.raw`\b(avg|average|mean|ave|povprecna|povprecje|mittlere|durchschnittliche)\b.*\b${SPEED}\b|\b${SPEED}\b.*\b(avg|average|mean|povprecje|mittel)\b|^v ?(avg|mean|m|ø)$|^(durchschnitts|mittel)geschwindigkeit$|^(avg|mean)$`,
    ),
  ],
  [
    "speed",
    new RegExp(
      String.raw`^(?:(?:vehicle|veh|vozila|measured|izmerjena|gemessene) )?${SPEED}(?: (?:vozila|vehicle|value))?$|\b(?:speed|hitrost|geschwindigkeit|velocity)\b`,
    ),
  ],
  [
    "length",
    /^(?:(?:vehicle|veh|vozila) )?(?:length|len|dolzina|lange|laenge|l)(?: (?:vozila|vehicle))?$|\b(?:fahrzeuglange|fahrzeuglaenge|veh length|vehicle length|dolzina vozila)\b/,
  ],
  [
    "direction",
    /\b(direction|dir|smer|richtung|fahrtrichtung|heading|bound|travel direction|dr|drn|sense)\b/,
  ],
  [
    "kind",
    /^(?:vehicle |road user |user |object |traffic )?(?:kind|type|class|category|classification|mode)$|\b(?:vrsta|tip|kategorija|art|klasse|fahrzeugart|fahrzeugtyp|fahrzeugklasse|vehicletype|razred vozila|vrsta vozila)\b/,
  ],
  ["samples", /^(?:measurements|meritve|samples|radar samples|messungen)$/],
  [
    "interval",
    /^(?:(?:time |count |counting |bin )?(?:interval|granularity|resolution|aggregation|duration|period length|bin length|interval length)|trajanje|dauer|intervall|dolzina intervala)$/,
  ],
];

/** The role of a column with such a name; null if the name alone does not show it. */
export function roleByName(words: string): Role | null {
  for (const [role, name] of NAMES) {
    if (name.test(words)) return role === "v85" || !OTHER.test(words) ? role : null;
  }
  return null;
}

export const isOther = (words: string): boolean => OTHER.test(words);
/** A weaker word for direction: a lane usually has one direction. */
export const isLane = (words: string): boolean =>
  /^(?:lane|lane no|lane number|pas|vozni pas|spur|fahrspur|fahrstreifen)$/.test(words);

const TIME =
  /\b(time|times|timestamp|date|datetime|datum|dates|cas|ura|zeit|uhrzeit|zeitstempel|zeitpunkt|day|dan|tag|ts|epoch|unix|stamp|zig|hour|hr|stunde|hh|hhmm|yyyy|dd|measured|recorded|from|start|begin\w*|od|zacetek|von|end|ending|until|to|do|konec|bis|ende)\b/;
/** True if a name is about time. */
export const namesTime = (words: string): boolean => TIME.test(words);
export const namesStart = (words: string): boolean =>
  /\b(from|start|started|begin\w*|od|zacetek|von|beginn)\b/.test(words);
export const namesEnd = (words: string): boolean => /\b(to|end|ending|until|do|konec|bis|ende)\b/.test(words);
/** True for times of something other than the passing. */
export const namesOtherTime = (words: string): boolean =>
  /\b(created|uploaded|received|updated|modified|installed|exported|import\w*|sync|inserted|prejeto|posodobljeno)\b/.test(
    words,
  );

export const namesCount = (words: string): boolean =>
  /\b(counts?|volume|vol|totals?|number|no|stevilo|anzahl|n|flow|pretok|menge|traffic|promet|sum|skupaj|gesamt|ocenjeno|verkehr|passages|prehodi|quantity|qty)\b/.test(
    words,
  );
export const namesTotal = (words: string): boolean =>
  /\b(totals?|sum|all|both|combined|skupaj|vsi|vse|vsa|gesamt|summe|alle)\b/.test(words);
