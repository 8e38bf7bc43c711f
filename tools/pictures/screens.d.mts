/** Types of screens.mjs, for tests in TypeScript. */
export type Screen = {
  area: string;
  who: "guest" | "traffic" | "valves" | "admin";
  name: string;
  /** With its query. */
  path: string;
  /** A selector of what has to stand there before the screen is complete. */
  needs?: string;
  /** Where the path leads, if elsewhere. */
  leadsTo?: string;
  /** Where the screen is in one language alone. */
  speaks?: string;
};

export type Places = Record<
  | "sign"
  | "counter"
  | "group"
  | "location"
  | "valve"
  | "bundle"
  | "rollout"
  | "template"
  | "viewKey"
  | "schedule",
  string
> & { week: { from: number; to: number } };

export function screensOf(places: Places): Screen[];
