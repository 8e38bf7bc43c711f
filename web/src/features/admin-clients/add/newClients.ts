import type { VisionType } from "../../../graphql/generated";
import type { BulkFault } from "../../../shared/bulk/bulkFault";

/** What clients are to be added. */
export type WantedClients = {
  visionType: VisionType;
  /** What the place is called; "" for no name yet. */
  name: string;
  groupId: string | null;
  count: number;
};

/** A client that was added; its key is told this once. Its id is null where the platform does not tell of it yet. */
export type NewClient = { id: string | null; guid: string; name: string; key: string };

export type Added = {
  wanted: WantedClients;
  made: readonly NewClient[];
  /** Why no further one was added; null: all were. */
  fault: BulkFault | null;
  /** The name that the one was to have of which no answer came. */
  lost: string | null;
  /** Why they are not in the group that was chosen; null: they are. */
  groupFault: BulkFault | null;
};

/** So many at once, one after another. */
export const mostAtOnce = 50;

/** "Cesta", or "Cesta 1" to "Cesta 3". */
export const namesOf = ({ name, count }: Pick<WantedClients, "name" | "count">): string[] => {
  const place = name.trim();
  return Array.from({ length: count }, (_, index) =>
    place === "" || count === 1 ? place : `${place} ${index + 1}`,
  );
};

/** A whole number from 1 to the most; null for anything else. */
export function countIn(text: string): number | null {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= mostAtOnce ? count : null;
}
