import { Max, MaxLength, Min } from "class-validator";
import { argsType, optional, preset } from "../ownType.js";
import { text, whole } from "../platform-api/kinds.js";

/** Which part of a list that can grow. */
export const PAGE = {
  first: preset(25, whole, "How many, 1 to 100.", Min(1), Max(100)),
  after: optional(text, "pageInfo.endCursor of the page before.", MaxLength(500)),
};
export const PageArgs = argsType(PAGE);
export type PageArgs = InstanceType<typeof PageArgs>;
