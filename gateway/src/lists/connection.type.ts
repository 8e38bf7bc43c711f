import { type ClassType, Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Where a page of a list ends.", simpleResolvers: true })
export class PageInfo {
  @Field({ description: "Whether there is another page." })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Give it as `after` for the next page; null on the last.",
  })
  endCursor!: string | null;
}

/** A page of a list that can grow. */
export interface Page<T> {
  nodes: T[];
  pageInfo: PageInfo;
  totalCount: number | null;
}

/** The connection type of a list: `<name>Connection` with nodes, pageInfo and totalCount. */
export function connectionOf<T extends object>(node: () => ClassType<T>, name: string): ClassType<Page<T>> {
  @ObjectType(`${name}Connection`, { description: "A page of a list.", simpleResolvers: true })
  class Connection implements Page<T> {
    @Field(() => [node()], { description: "The page's items." })
    nodes!: T[];

    @Field(() => PageInfo, { description: "Where the page ends." })
    pageInfo!: PageInfo;

    @Field(() => Int, { nullable: true, description: "Items of all pages; null where it can't be told." })
    totalCount!: number | null;
  }
  return Connection;
}
