/** Largest files: in bytes, as people are told (MB and GB of 1024), and in the sentence that refuses more. */

const MB = 1024 * 1024;

export const LARGEST_CREST = {
  bytes: 2 * MB,
  said: "2 MB",
  tooLarge: "A crest has 2 MB at most.",
} as const;

/** An iCalendar file, uploaded or at an address: it goes through the gateway within an operation. */
export const LARGEST_CALENDAR = { bytes: 800 * 1024, kilobytes: 800, said: "800 kB" } as const;

export const LARGEST_FIRMWARE = {
  bytes: 32 * MB,
  said: "32 MB",
  tooLarge: "A firmware has 32 MB at most.",
} as const;

export const LARGEST_FILM = {
  bytes: 200 * MB,
  said: "200 MB",
  tooLarge: "A film has 200 MB at most.",
} as const;

/** The list of a film's vehicles. */
export const LARGEST_VEHICLE_LIST = { bytes: 2 * MB, said: "2 MB" } as const;

/** A file of an import. */
export const LARGEST_RECORDS = {
  bytes: 1024 * MB,
  said: "1 GB",
  tooLarge: "A file of records has 1 GB at most.",
} as const;
