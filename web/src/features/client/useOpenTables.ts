import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type GraphKind, graphKinds } from "../../shared/chart/graphKind";

const parameter = "table";

const read = (params: URLSearchParams): ReadonlySet<GraphKind> => {
  const named = (params.get(parameter) ?? "").split(",");
  return new Set(graphKinds.filter((kind) => named.includes(kind)));
};

/** Which graphs show their figures, kept in the address (?table=histogram,speed). */
export function useOpenTables(): [ReadonlySet<GraphKind>, (kind: GraphKind, open: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const open = useMemo(() => read(params), [params]);
  const setOpen = useCallback(
    (kind: GraphKind, isOpen: boolean) =>
      setParams(
        (current) => {
          const kinds = new Set(read(current));
          if (isOpen) kinds.add(kind);
          else kinds.delete(kind);
          const next = new URLSearchParams(current);
          if (kinds.size > 0) next.set(parameter, [...kinds].join(","));
          else next.delete(parameter);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [open, setOpen];
}
