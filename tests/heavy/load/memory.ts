import { figuresOfTree } from "../../support/processTree.js";
import { PARTS, type PartName, type Product } from "./product.js";

const SAMPLE_MS = 15_000;

/** Memory of each part's processes, sampled every 15 s. */
export class Memory {
  private readonly samples: Record<PartName, number[]> = { platform: [], gateway: [], "report-renderer": [] };
  private readonly timer: NodeJS.Timeout;

  constructor(product: Product) {
    this.timer = setInterval(() => {
      for (const part of PARTS) this.samples[part].push(figuresOfTree(product.pidOf(part)).pss);
    }, SAMPLE_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Medians of the first and the last quarter, and the slope over all (slopeOf), in MB and MB an hour. */
  growth(part: PartName): { first: number; last: number; slope: number } {
    const all = this.samples[part];
    const quarter = Math.max(1, Math.floor(all.length / 4));
    return {
      first: median(all.slice(0, quarter)),
      last: median(all.slice(-quarter)),
      slope: slopeOf(all) * (3_600_000 / SAMPLE_MS),
    };
  }
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Slope of the straight line, a sample: the median of the slopes between any two (Theil and Sen). The memory of
 * a report in print, some 100 MB, hardly affects it.
 */
function slopeOf(values: number[]): number {
  return median(
    values.flatMap((one, at) => values.slice(at + 1).map((other, further) => (other - one) / (further + 1))),
  );
}
