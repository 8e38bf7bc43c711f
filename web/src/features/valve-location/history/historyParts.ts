import type { Pictured } from "../../../shared/chart/picture/pictured";
import type { Period } from "../../../shared/interval/resolveInterval";
import type { ValveHistory } from "./valveHistory";

/** A history, and what its charts must know beside it. */
export type HistoryParts = {
  history: ValveHistory;
  /** What it covers. */
  period: Period;
  /** Unix seconds. */
  now: number;
  about: Omit<Pictured, "model">;
  operation: () => string;
  onRetry: () => void;
};
