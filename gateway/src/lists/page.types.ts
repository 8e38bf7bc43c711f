import { LONGEST_CURSOR } from "@obcestje/contract/limits/lengths.js";
import { Max, MaxLength, Min } from "class-validator";
import type { ClassType } from "type-graphql";
import { argsType, optional, payloadType, preset, required } from "../ownType.js";
import { flag, text, whole } from "../platform-api/kinds.js";

/** Arguments for a page of a list that can grow. */
export const PAGE = {
  first: preset(25, whole, "How many, 1 to 100.", Min(1), Max(100)),
  after: optional(text, "pageInfo.endCursor of the page before.", MaxLength(LONGEST_CURSOR)),
};

export const PageArgs = argsType(PAGE);
export type PageArgs = InstanceType<typeof PageArgs>;

const PageInfo = payloadType("PageInfo", "Where a page of a list ends.", {
  hasNextPage: required(flag, "Whether there is another page."),
  endCursor: optional(text, "Give it as `after` for the next page; null on the last."),
});

/** A page of a list that can grow. */
export interface Page<T> {
  nodes: T[];
  pageInfo: InstanceType<typeof PageInfo>;
  totalCount: number | null;
}

/** The connection type of a list: `<name>Connection` with nodes, pageInfo and totalCount. */
export const connectionOf = <T extends object>(node: ClassType<T>, name: string): ClassType<Page<T>> =>
  payloadType(`${name}Connection`, "A page of a list.", {
    nodes: required([node], "The page's items."),
    pageInfo: required(PageInfo, "Where the page ends."),
    totalCount: optional(whole, "Items of all pages; null where it can't be told."),
  });
