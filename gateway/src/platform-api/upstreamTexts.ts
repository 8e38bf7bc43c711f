/**
 * What a platform may say of an input, word for word; # stands for a number. A text that is not here never reaches
 * a caller: a platform in front of which the gateway stands may tell of addresses, tables or other people.
 */
const KNOWN_TEXTS: ReadonlySet<string> = new Set([
  // Of a field, whatever it is for.
  "is required",
  "is empty",
  "is too large",
  "is too long",
  "is wrong",
  "is in the future",
  "is nested too deep",
  "is larger than # kB",
  "stands twice",
  "must be a JSON object",
  "must be a JSON object or list",
  "must be an object",
  "must be JSON",
  "must be array",
  "must be boolean",
  "must be integer",
  "must be null",
  "must be number",
  "must be object",
  "must be string",
  "must be < #",
  "must be <= #",
  "must be > #",
  "must be >= #",
  "must be equal to constant",
  "must be equal to one of the allowed values",
  "must be multiple of #",
  "must lie in the future",
  "must not be a file",
  "must not be more than #",
  "must not have additional properties",
  "must not have duplicate items",
  "must not have fewer than # characters",
  "must not have fewer than # items",
  "must not have fewer than # properties",
  "must not have more than # characters",
  "must not have more than # items",
  "must not have more than # properties",
  "must say something",
  // Of ids, pages and periods.
  "is not one that this list gave out",
  "is required, or else bucket; not both",
  "is required, or else groupId; not both",
  "is required with previousEndTimestamp",
  "is required with previousStartTimestamp",
  "must be # clients at most",
  "must be # to # clients",
  "must be after the start",
  "must be ids of integer numbers",
  "must be names, joined by commas",
  "must be within # days of the start",
  "must name an id",
  "must not have more than # ids",
  // Of accounts and groups.
  "is among the most common ones",
  "is no client of the group",
  "must be an IANA time zone, such as Europe/Ljubljana",
  "must be speed or valve",
  "must have at least # characters",
  // Of settings, texts and videos.
  "is another text's",
  "is no name of a parameter",
  "is set by administrators",
  "must be # in layout #",
  "must begin with https://, or be a path that begins with /",
  "must be more than in the step before",
  // Of configurations.
  "must be the number of entries of customTextData",
  "must be the number of entries of customTextProgramData",
  "must be the number of entries of dispParameters",
  "must be the number of entries of TxtProgramsParam",
  "must be the number of entries of windowSettings",
  "must end within the panel (# pixels)",
  "must not be below flashMinBrightness",
  "must not be below speedThresholdMin",
  "must not be below the level before",
  "must not be below vMin",
  "must not have more than # texts, or # in a layout of # windows",
  // Of notifications.
  "must be an address on the public internet",
  "must begin with https://",
  "must begin with https:// or http://",
  "must have one that is on",
  "must lead to port #, # or #",
  "must not be the start",
  "must not hold a name or password",
  "needs a secret first",
  // Of schedules.
  "is for manualOn alone",
  "must be a time, HH:mm, or seconds from midnight",
  "must be booleans, Monday first",
  "must be from # to # seconds",
  "must be HH:mm, or whole seconds from midnight",
  "must be of seven days",
  "must be whole seconds",
  "must be within # hours",
  "must have five fields: minute, hour, day, month, weekday",
  "must not be the start_time",
  "must not come with an end_time",
  "must not come with until",
  "must not have more than # rows",
  "must not run more often than once an hour",
  "never runs",
  // Of firmware.
  "has not told its hardware yet",
  "must be a form (multipart/form-data)",
  "must be a form that is sent whole",
  "The firmware is for other hardware.",
  "The upload took too long.",
  // Of reports.
  "must be a PDF (application/pdf)",
  "must be a PDF that is sent whole",
  // Of trying and repeating.
  "is not for this call",
  "is not for this call, whose answer is not kept",
  "must be # to # visible ASCII characters",
  "must be true or false",
  "was used for another call",
  // Of what is there already.
  "A report of this schedule waits or is being made.",
  "An administrator belongs to no group.",
  "No delivery of this run has failed.",
  "Not all of these are in a location of valves.",
  "Somebody else has the video.",
  "The device has accepted this action already.",
  "The group is no location of valves.",
  "The last administrator stays.",
  "The run is not under way for this claim any more.",
  "The same call is under way; try again.",
  "The user belongs to a group already.",
  "The video is closed.",
  "There are # keys already; delete one first.",
  "There is no report of this run.",
]);

/** Texts that repeat what is stored, said without it. */
const REWORDED: readonly [RegExp, string][] = [
  [/^Already in another bundle: [\d, ]+\.$/, "Some of these are in another bundle already."],
  [/^There is a version .+ for .+ already\.$/, "This version is there already for this hardware."],
  [/^is a .+, not a .+$/, "has other hardware"],
  [/^The action is \w+ already\.$/, "The action is over or under way already."],
];

const LONGEST_TEXT = 200;
const NUMBER = /-?\b\d{1,12}(\.\d{1,6})?\b/g;

/** A platform's text, as a caller may read it; undefined where the gateway does not know it. */
export function knownText(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  if (KNOWN_TEXTS.has(text.replace(NUMBER, "#"))) return text;
  return REWORDED.find(([pattern]) => pattern.test(text))?.[1];
}
