import { Field, ObjectType } from "type-graphql";
import { typeOf } from "../objectType.js";
import { getOnce } from "../platform-api/once.js";
import type { Fields, Table } from "../platform-api/table.js";

export type Row = Readonly<Record<string, unknown>>;
export type ColumnsType = new (rows: readonly Row[]) => object;

/** The object type of a table's rows as columns: a list for each field that has a description. */
export function columnsOf<F extends Fields>(
  { fields }: Table<F>,
  name: string,
  description: string,
  abouts: Readonly<Record<keyof F & string, string>>,
): ColumnsType {
  class Columns {
    constructor(readonly rows: readonly Row[]) {}
  }
  const together = `${description} The n-th of each list belong together.`;
  ObjectType(name, { description: together, simpleResolvers: true })(Columns);
  for (const [column, { shape, needed }] of Object.entries(fields)) {
    const get = getOnce(column, ({ rows }: Columns) => rows.map((row) => row[column]));
    Object.defineProperty(Columns.prototype, column, { get });
    const options = { nullable: needed ? false : ("items" as const), description: abouts[column] };
    Field(() => [typeOf(shape)], options)(Columns.prototype, column);
  }
  return Columns;
}
