import type { Bitmap, Window } from "./bitmap";

/** Blinking within the display time: `count` times, each lit for `ratio` percent first. */
export type Blink = { readonly count: number; readonly ratio: number };

/** One text of a program; times in ms. */
export type ProgramText = {
  /** 100 and above: row (id − 100) of the custom texts; below: a static text, built into the sign. */
  readonly programId: number;
  readonly displayTime: number;
  readonly blink: Blink;
};

/** Shown to vehicles at `fromSpeed` km/h or faster, until the next program's start. */
export type Program = {
  readonly fromSpeed: number;
  /** ms, in which the speed blinks its count. */
  readonly displayTime: number;
  readonly blink: Blink;
  /** They are shown in turn. */
  readonly texts: readonly ProgramText[];
};

export type Alignment = "start" | "center" | "end";

/** A text in a window of the panel. */
export type PlacedText = {
  readonly text: string;
  /** Index in the layout's windows. */
  readonly window: number;
  readonly horizontal: Alignment;
  readonly vertical: Alignment;
  /** Pixels. */
  readonly fontSize: number;
  /** Blank rows between two lines. */
  readonly lineSpacing: number;
};

/** A row of custom texts, which the panel shows at once. */
export type CustomTextRow = { readonly layout: number; readonly texts: readonly PlacedText[] };

export type SmileyIcon = "happy" | "sad";
/** km/h, both ends included. */
export type Smiley = { readonly icon: SmileyIcon; readonly fromSpeed: number; readonly toSpeed: number };

/** A sign's content by its configuration. */
export type Sign = {
  /** False if there is no configuration at all. */
  readonly isConfigured: boolean;
  readonly isSpeedOff: boolean;
  readonly isTextOff: boolean;
  /** km/h; slower and faster vehicles are shown nothing. */
  readonly minSpeed: number | null;
  readonly maxSpeed: number | null;
  /** Number of digits for the speed. */
  readonly digits: number;
  /** 0 to 255, from night to full sun; empty if the configuration has none. */
  readonly brightness: readonly (number | null)[];
  /** The slowest first. */
  readonly programs: readonly Program[];
  readonly layouts: readonly (readonly Window[])[];
  readonly customTexts: readonly CustomTextRow[];
  readonly smileys: readonly Smiley[];
};

/** A text that is built into the sign. */
export type StaticText = { readonly id: number; readonly text: string };

/** Content of a sign at a moment. */
export type Frame = {
  /** Null if it shows no speed. */
  readonly speed: { readonly digits: string; readonly isLit: boolean } | null;
  readonly panel: Bitmap;
  readonly smiley: SmileyIcon | null;
};
