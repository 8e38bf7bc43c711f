import {
  LONGEST_ACTION_PARAMETER,
  LONGEST_ACTION_TYPE,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
} from "@obcestje/contract/limits/lengths.js";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { jsonObject } from "../http/body.js";
import { requireValid } from "../http/checked.js";
import { Text } from "../http/schemas.js";

const Parameter = Type.Optional(Text(LONGEST_ACTION_PARAMETER, 0));

export const ActionData = Type.Object({
  actionType: Text(LONGEST_ACTION_TYPE),
  actionParam1: Parameter,
  actionParam2: Parameter,
});
export type ActionData = Static<typeof ActionData>;

const TemplateMeta = Type.Object({
  actionName: Text(LONGEST_NAME),
  actionDescription: Type.Optional(Text(LONGEST_DESCRIPTION, 0)),
});

const [dataChecker, metaChecker] = [Compile(ActionData), Compile(TemplateMeta)];

/**
 * An action given as an object or as text. Unknown fields are dropped.
 * @throws PlatformError naming fields of `data`
 */
export function actionData(input: unknown): ActionData {
  const data = jsonObject(input, "data");
  requireValid(dataChecker, data, "data");
  const { actionType, actionParam1, actionParam2 } = data as ActionData;
  return {
    actionType,
    ...(actionParam1 === undefined ? {} : { actionParam1 }),
    ...(actionParam2 === undefined ? {} : { actionParam2 }),
  };
}

/** A template's metadata given as an object or as text. @throws PlatformError naming fields of `metaData` */
export function templateMeta(input: unknown): Record<string, unknown> {
  const metaData = jsonObject(input, "metaData");
  requireValid(metaChecker, metaData, "metaData");
  const { actionName, actionDescription = "" } = metaData as Static<typeof TemplateMeta>;
  return { actionName, actionDescription };
}
