import { useSearchParams } from "react-router-dom";
import { type HeatMetric, heatMetrics } from "./heat";

const parameter = "heat";

/** What the map of the week shows, kept in the address (?heat=v85). Without speeds it is vehicles. */
export function useHeatMetric(hasSpeeds: boolean): [HeatMetric, (metric: HeatMetric) => void] {
  const [params, setParams] = useSearchParams();
  const named = heatMetrics.find((name) => name === params.get(parameter));
  const choose = (metric: HeatMetric) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (metric === "vehicles") next.delete(parameter);
        else next.set(parameter, metric);
        return next;
      },
      { replace: true },
    );
  return [(hasSpeeds ? named : undefined) ?? "vehicles", choose];
}
