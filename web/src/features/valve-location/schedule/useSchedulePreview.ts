import { useMemo } from "react";
import type { ScheduleRowInput } from "../../../graphql/generated";
import { useValveSchedulePreviewQuery } from "../../../graphql/operations/valves";
import { useLastShown } from "../../../shared/live/useLastShown";
import { useSame } from "../../../shared/live/useSame";
import { useOffers } from "../../../shared/offers/useOffers";
import type { Stretch } from "./week";

/** A row for the preview, with a key chosen by the caller. */
export type KeyedRow = { key: string; input: ScheduleRowInput };

type Asked = {
  locationId: string;
  rows: readonly KeyedRow[];
  /** Unix seconds: a local midnight. */
  from: number;
  /** 31 at most. */
  days: number;
};

/** Openings of one row, and the keys of rows that it overlaps. */
export type PreviewedRow = { key: string; overlaps: readonly string[]; openings: readonly Stretch[] };

export type Preview = {
  /** Openings of all rows together; the previous ones until a new answer arrives. */
  openings: readonly Stretch[];
  rows: readonly PreviewedRow[];
  isLoading: boolean;
  isFailed: boolean;
};

const nothing: Preview = { openings: [], rows: [], isLoading: false, isFailed: false };

/** Openings of rows, computed by the portal with the devices' rules. */
export function useSchedulePreview(now: Asked): Preview {
  const asked = useSame(now);
  const hasPreview = useOffers().has("VALVE_PREVIEW");
  const { locationId, rows, from, days } = asked;
  const { data, dataState, loading, error } = useValveSchedulePreviewQuery({
    variables: { locationId, schedule: rows.map(({ input }) => input), from, days },
    skip: rows.length === 0 || !hasPreview,
  });
  const answer = useMemo(() => {
    const preview = dataState === "complete" ? data.valveSchedulePreview : undefined;
    if (!preview) return undefined;
    const keyAt = (place: number) => asked.rows.slice(place, place + 1).map(({ key }) => key);
    return {
      openings: preview.openings,
      rows: preview.rows.flatMap(({ overlaps, openings }, place): PreviewedRow[] =>
        keyAt(place).map((key) => ({ key, overlaps: overlaps.flatMap(keyAt), openings })),
      ),
    };
  }, [asked, data, dataState]);
  const shown = useLastShown({ data: answer, loading, error }, JSON.stringify(asked), locationId);
  const { data: known, failed } = shown;
  return useMemo(
    () => (rows.length === 0 ? nothing : { ...(known ?? nothing), isLoading: loading, isFailed: failed }),
    [rows, known, loading, failed],
  );
}
