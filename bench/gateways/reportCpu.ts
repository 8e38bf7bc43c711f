/** Report of a compared process to the benchmark that started it. */
export interface Report {
  /** Processor time since the start, microseconds. */
  cpu: number;
  calls?: number;
}

/** Reports the port to the benchmark, and the processor time whenever it asks. */
export function reportCpu(port: number, more: () => Partial<Report> = () => ({})): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, ...more() });
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.({ port });
}
