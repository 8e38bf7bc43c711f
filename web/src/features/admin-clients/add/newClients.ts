import type { VisionType } from "../../../graphql/generated";
import type { BulkFault } from "../../../shared/bulk/bulkFault";

export type WantedClients = {
  visionType: VisionType;
  /** Name of the place; "" for none yet. */
  name: string;
  groupId: string | null;
  count: number;
};

/** An added client; its key is shown only this once. The id is null if the platform does not report it yet. */
export type NewClient = { id: string | null; guid: string; name: string; key: string };

export type Added = {
  wanted: WantedClients;
  made: readonly NewClient[];
  /** Reason why the rest was not added; null: all were. */
  fault: BulkFault | null;
  /** Name of the client whose answer was lost. */
  lost: string | null;
  /** Reason why they are not in the chosen group; null: they are. */
  groupFault: BulkFault | null;
};

/** Most clients added at once, one after another. */
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
