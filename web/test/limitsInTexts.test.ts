import { expect, it } from "@jest/globals";
import { LARGEST_CALENDAR } from "@obcestje/contract/limits/fileSizes.js";
import {
  LONGEST_ACTION_PARAMETER,
  LONGEST_ACTION_TYPE,
  LONGEST_DESCRIPTION,
  LONGEST_FILM_ADDRESS,
  LONGEST_NAME,
  LONGEST_NOTES,
  LONGEST_VERSION,
  SHORTEST_PASSWORD,
} from "@obcestje/contract/limits/lengths.js";
import { DISTANCES, FRAME_RATES, SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";
import {
  AHEAD_DAYS,
  EXCLUSION_DAYS,
  HISTORY_DAYS,
  MANUAL_RUN_HOURS,
  SILENT_MINUTES,
  SILENT_SECONDS,
} from "@obcestje/contract/limits/spans.js";
import { everyCatalogue } from "./everyCatalogue";

const between = ({ min, max }: { min: number; max: number }) => [min, max];

/** Texts that name limits, with the limits in their order. */
const NAMED: [catalogue: string, key: string, limits: number[]][] = [
  ["actionTemplatesTexts", "nameTooLong", [1, LONGEST_NAME]],
  ["actionTemplatesTexts", "typeTooLong", [1, LONGEST_ACTION_TYPE]],
  ["actionTemplatesTexts", "paramTooLong", [LONGEST_ACTION_PARAMETER]],
  ["actionTemplatesTexts", "descriptionTooLong", [LONGEST_DESCRIPTION]],
  ["adminClientTexts", "notesTooLong", [LONGEST_NOTES]],
  ["bulkTexts", "notesTooLong", [LONGEST_NOTES]],
  ["calendarsTexts", "fileHint", [LARGEST_CALENDAR.kilobytes]],
  ["calendarsTexts", "fileTooLarge", [LARGEST_CALENDAR.kilobytes]],
  ["configTexts", "templateNameHint", [1, LONGEST_NAME]],
  ["exclusionsTexts", "tooLong", [EXCLUSION_DAYS]],
  ["firmwareTexts", "versionTooLong", [1, LONGEST_VERSION]],
  ["firmwareTexts", "descriptionTooLong", [LONGEST_DESCRIPTION]],
  ["groupsTexts", "nameTooLong", [LONGEST_NAME]],
  ["notificationsTexts", "silentAfterHint", [...between(SILENT_MINUTES), SILENT_SECONDS / 60]],
  ["notificationsTexts", "silentAfterFault", between(SILENT_MINUTES)],
  ["profileTexts", "newPasswordHint", [SHORTEST_PASSWORD]],
  ["settingsTexts", "speedLimitFault", between(SPEED_LIMITS)],
  ["settingsTexts", "measureDistanceFault", between(DISTANCES)],
  ["signUpTexts", "passwordHint", [SHORTEST_PASSWORD]],
  ["valveHistoryTexts", "tooLong", [HISTORY_DAYS]],
  ["valveHistoryTexts", "tooFarAhead", [AHEAD_DAYS]],
  ["valveScheduleTexts", "lengthWrong", [1, MANUAL_RUN_HOURS]],
  ["videosTexts", "titleTooLong", [LONGEST_NAME]],
  ["videosTexts", "urlFault", [LONGEST_FILM_ADDRESS]],
  ["videosTexts", "frameRateHint", between(FRAME_RATES)],
  ["videosTexts", "frameRateFault", between(FRAME_RATES)],
];

/** The numbers in a text: 20,000 and 20.000 are one. */
const numbersIn = (text: unknown): number[] =>
  [...String(text).matchAll(/\d+(?:[.,]\d{3})*/g)].map(([number]) => Number(number.replaceAll(/[.,]/g, "")));

const catalogues = new Map(everyCatalogue);

it.each(NAMED)("%s.%s names the limit", (catalogue, key, limits) => {
  const { en, sl } = catalogues.get(catalogue) ?? {};
  expect([numbersIn(en?.[key]), numbersIn(sl?.[key])]).toEqual([limits, limits]);
});
