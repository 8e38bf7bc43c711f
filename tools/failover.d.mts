/** Types of failover.mjs, for tests in TypeScript. */
export const FAILOVER_HELP: string;
export function hasAutoFailover(): boolean;
/** A node of the cluster: its monitor, or one of the two servers. */
export type FailoverNode = "monitor" | "one" | "two";
export interface Failover {
  url: string;
  monitorUrl: string;
  lose(node: FailoverNode): Promise<unknown>;
  start(node: FailoverNode): Promise<unknown>;
  stop(): Promise<void>;
}
export function startFailover(): Promise<Failover>;
