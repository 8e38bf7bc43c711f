import { ArrayMaxSize } from "class-validator";
import { inputOf, objectOf } from "../objectType.js";
import { CUSTOM_TEXT, type CustomTextRecord } from "../platform-api/customTexts.js";
import { PENALTY_STEP, type PenaltyStepRecord } from "../platform-api/penaltySteps.js";
import { STATIC_TEXT, type StaticTextRecord } from "../platform-api/staticTexts.js";

export const CustomText = objectOf(CUSTOM_TEXT);
export type CustomText = CustomTextRecord;

export const CustomTextInput = inputOf(CUSTOM_TEXT);

export const PenaltyStep = objectOf(PENALTY_STEP);
export type PenaltyStep = PenaltyStepRecord;

export const PenaltyStepInput = inputOf(PENALTY_STEP);

for (const { prototype } of [CustomTextInput, PenaltyStepInput]) ArrayMaxSize(3)(prototype, "texts");

export const StaticText = objectOf(STATIC_TEXT);
export type StaticText = StaticTextRecord;
