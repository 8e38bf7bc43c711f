import { Presets, SingleBar } from "cli-progress";

/** Shows the progress of a step: a bar on a terminal, else a plain line for every tenth. */
export interface ProgressBar {
  /** @param share 0 to 1; a lower one than before is not shown */
  update(share: number): void;
  stop(): void;
}

/** Output for progress. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean };

export function progressBar(label: string, output: Output): ProgressBar {
  if (output.isTTY) {
    const format = `${label} {bar} {percentage}%`;
    const bar = new SingleBar({ format, hideCursor: true, stream: output }, Presets.shades_classic);
    bar.start(100, 0);
    return { update: (share) => bar.update(Math.floor(share * 100)), stop: () => bar.stop() };
  }
  let tenths = 0;
  return {
    update: (share) => {
      const reached = Math.floor(share * 10);
      if (reached <= tenths) return;
      tenths = reached;
      output.write(`${label}: ${tenths * 10} %\n`);
    },
    stop: () => undefined,
  };
}
