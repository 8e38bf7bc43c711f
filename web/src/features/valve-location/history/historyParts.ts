import type { Pictured } from "../../../shared/chart/picture/pictured";
import type { Period } from "../../../shared/interval/resolveInterval";
import type { ValveHistory } from "./valveHistory";

/** A history, with further data for its charts. */
export type HistoryParts = {
  history: ValveHistory;
  period: Period;
  /** Unix seconds. */
  now: number;
  about: Omit<Pictured, "model">;
  operation: () => string;
  onRetry: () => void;
};
