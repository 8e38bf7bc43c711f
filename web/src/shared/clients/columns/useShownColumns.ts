import { useCallback, useEffect } from "react";
import { useLocalSession } from "../../session/useLocalSession";
import { columnChoice } from "./columnChoice";
import { type Columns, columnKeys, defaultSort, type Sort } from "./columnKeys";

/** List settings in the address; null if it leaves the columns to the visitor. */
type Linked = { columns: Columns | null; sort: Sort };

type ShownColumns = { columns: Columns; choose: (columns: Columns) => void };

/**
 * Columns from the address, otherwise the visitor's choice, otherwise all. The visitor's choice is written to
 * the address, so a link shares it.
 */
export function useShownColumns(
  { columns: linked, sort }: Linked,
  change: (part: Partial<Linked>) => void,
): ShownColumns {
  const user = useLocalSession()?.username ?? "";
  const own = linked === null ? columnChoice.read(user) : null;
  const missing = own?.join() ?? "";
  useEffect(() => {
    if (missing !== "") change({ columns: columnChoice.read(user) });
  }, [missing, user, change]);
  const choose = useCallback(
    (columns: Columns) => {
      columnChoice.write(user, columns);
      const stays = columns.includes(sort.column);
      // A hidden column should not decide the order.
      change({ columns: columnChoice.read(user), ...(stays ? {} : { sort: defaultSort }) });
    },
    [user, sort, change],
  );
  return { columns: linked ?? own ?? columnKeys, choose };
}
