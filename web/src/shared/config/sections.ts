import type { Field, Named } from "@obcestje/contract/deviceConfig/field.js";
import { CONNECTION, DEVICE, DISPLAY, type FieldKey, RADAR } from "@obcestje/contract/deviceConfig/fields.js";
import { LISTS, type List, OBJECTS } from "@obcestje/contract/deviceConfig/sections.js";

/** The editor's sections of a configuration's document, and its groups of fields. */

const GROUPS = { radar: RADAR, display: DISPLAY, connection: CONNECTION, device: DEVICE };

export type GroupKey = keyof typeof GROUPS;

export type Section = {
  key: SectionKey;
  /** Paths of its parts in the document. */
  at: readonly string[];
  groups?: Readonly<Record<GroupKey, Named>>;
  lists?: readonly List[];
};

export type SectionKey =
  | "basic"
  | "flasher"
  | "buzzer"
  | "roadFlasher"
  | "triggers"
  | "programs"
  | "customTexts"
  | "layouts"
  | "smileys";

/** In the editor's order. */
export const SECTIONS: readonly Section[] = [
  { key: "basic", at: ["BasicConfig"], groups: GROUPS },
  { key: "flasher", at: [], lists: [LISTS.FlasherConfig] },
  { key: "buzzer", at: [], lists: [LISTS.BuzzerConfig] },
  { key: "roadFlasher", at: [], lists: [LISTS.RoadFlasherConfig] },
  {
    key: "triggers",
    at: [],
    lists: [
      LISTS.flasherModeTriggerVelocity,
      LISTS.roadFlasherModeTriggerVelocity,
      LISTS.buzzerModeTriggerVelocity,
      LISTS.flasherTrigger,
    ],
  },
  { key: "programs", at: ["ProgramsSettings"], lists: OBJECTS.ProgramsSettings.lists },
  { key: "customTexts", at: ["CustomTextProgram"], lists: OBJECTS.CustomTextProgram.lists },
  { key: "layouts", at: [], lists: [LISTS.WindowLayoutParameter] },
  { key: "smileys", at: [], lists: [LISTS.smileyConfig] },
];

/** Fields with their names, in the form's order. */
export const fieldsIn = (fields: Named): [FieldKey, Field][] => Object.entries(fields) as [FieldKey, Field][];

/** Lists by their key, at any depth. */
export const ALL_LISTS: ReadonlyMap<string, List> = new Map(
  SECTIONS.flatMap(({ lists = [] }) => lists.flatMap(withInner)).map((list) => [list.key, list]),
);

function withInner(list: List): List[] {
  return [list, ...(list.entry?.lists ?? []).flatMap(withInner)];
}
