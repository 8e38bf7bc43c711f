import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError, type FieldFault } from "../errors.js";
import { type CustomTextRecord, customTextPath } from "../platform-api/customTexts.js";
import type { NameOf } from "../platform-api/namedFaults.js";
import { encodePenaltySteps, type PenaltyStepRecord } from "../platform-api/penaltySteps.js";
import { encodeCustomTexts, type ResourceData } from "../platform-api/resources.js";

/** A resource's document in a change: custom texts, penalty steps, or the whole. */
interface ResourceContent {
  customTexts?: CustomTextRecord[] | null;
  penaltySteps?: PenaltyStepRecord[] | null;
  data?: unknown;
}

/**
 * The document in a change; undefined if there is none.
 * @param before the stored document that texts and steps are laid over
 * @throws ApiError BAD_USER_INPUT if two are given, or data is neither an object nor a list
 */
export function dataOf(
  { customTexts, penaltySteps, data }: ResourceContent,
  before?: ResourceData,
): ResourceData | undefined {
  if ((customTexts || penaltySteps) && isGiven(data))
    throw refusedContent(fieldFault("data", "NOT_WITH", { other: "customTexts/penaltySteps" }));
  if (customTexts && penaltySteps)
    throw refusedContent(fieldFault("customTexts", "NOT_WITH", { other: "penaltySteps" }));
  if (customTexts) return encodeCustomTexts(customTexts, before);
  if (penaltySteps) return encodePenaltySteps(penaltySteps, before);
  if (!isGiven(data)) return undefined;
  if (typeof data !== "object") throw refusedContent(fieldFault("data", "NOT_JSON_OBJECT_OR_LIST"));
  return data as ResourceData;
}

/** The document of a change that needs one. @throws ApiError BAD_USER_INPUT */
export function requireData(content: ResourceContent): ResourceData {
  const data = dataOf(content);
  if (data === undefined)
    throw refusedContent(fieldFault("data", "REQUIRED_OR", { other: "customTexts/penaltySteps" }));
  return data;
}

const DATA = /^data(\.|$)/;

/** Names the fields of a resource's document as the change gave them. */
export function namesOf({ customTexts, penaltySteps }: ResourceContent): NameOf {
  return (path) => {
    if (penaltySteps) return customTextPath(path.replace(/^data\.steps(?=\.|$)/, "penaltySteps"));
    if (!customTexts || !DATA.test(path)) return path;
    const within = customTextPath(path.replace(DATA, ""));
    const place = within === "" || /^\d/.test(within) ? within : `0.${within}`;
    return place ? `customTexts.${place}` : "customTexts";
  };
}

function isGiven(value: unknown): value is NonNullable<unknown> {
  return value !== null && value !== undefined;
}

function refusedContent(fault: FieldFault): ApiError {
  return new ApiError("BAD_USER_INPUT", "Give the resource's texts, or its document.", { fields: [fault] });
}
