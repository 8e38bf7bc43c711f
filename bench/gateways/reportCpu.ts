/** What a compared process tells the benchmark that started it. */
export interface Report {
  /** Processor time since the start, microseconds. */
  cpu: number;
  calls?: number;
}

/** Tells the benchmark the port, and the processor time used whenever it asks. */
export function reportCpu(port: number, more: () => Partial<Report> = () => ({})): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, ...more() });
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.({ port });
}
