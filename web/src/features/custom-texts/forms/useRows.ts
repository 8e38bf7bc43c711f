import { useState } from "react";
import type { Data } from "../documents/data";

/**
 * Entries of a document as editable rows. Values that the document can't hold yet (half a number, texts of a
 * previous layout) stay until somebody else changes the document.
 */
export function useRows<Row>(
  data: Data,
  read: (data: Data) => Row[],
  write: (data: Data, rows: readonly Row[]) => Data,
  onChange: (data: Data) => void,
): [rows: readonly Row[], setRows: (rows: readonly Row[]) => void] {
  const [held, setHeld] = useState<{ data: Data; rows: readonly Row[] }>(() => ({ data, rows: read(data) }));
  const isOther = held.data !== data;
  const rows = isOther ? read(data) : held.rows;
  if (isOther) setHeld({ data, rows });
  const setRows = (next: readonly Row[]) => {
    const written = write(data, next);
    setHeld({ data: written, rows: next });
    onChange(written);
  };
  return [rows, setRows];
}
