import { useSearchParams } from "react-router-dom";

/** The firmware that is being assigned, as the address says: `?rollout=new&firmware=<id>`; null closes it. */
export function useAssignAddress(): [string | null, (firmwareId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const assign = (firmwareId: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (firmwareId === null) {
          next.delete("rollout");
          next.delete("firmware");
        } else {
          next.set("rollout", "new");
          next.set("firmware", firmwareId);
        }
        return next;
      },
      { replace: true },
    );
  return [params.get("rollout") === "new" ? params.get("firmware") : null, assign];
}
