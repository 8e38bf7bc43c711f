import { Presets, SingleBar } from "cli-progress";

/** Shows how far a step is: a bar on a terminal, else a plain line for every tenth. */
export interface ProgressBar {
  update(done: number): void;
  stop(): void;
}

/** Where progress is shown. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** @param unit what is counted, e.g. "readings" */
export function progressBar(label: string, total: number, unit: string, output: Output): ProgressBar {
  if (output.isTTY) {
    const format = `${label} {bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted}`;
    const bar = new SingleBar({ format, hideCursor: true, stream: output }, Presets.shades_classic);
    bar.start(total, 0);
    return { update: (done) => bar.update(done), stop: () => bar.stop() };
  }
  let tenths = 0;
  return {
    update: (done) => {
      const reached = total === 0 ? 10 : Math.floor((done / total) * 10);
      if (reached <= tenths) return;
      tenths = reached;
      output.write(`${label}: ${tenths * 10} % (${done} of ${total} ${unit})\n`);
    },
    stop: () => undefined,
  };
}
