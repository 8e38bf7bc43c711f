/** The job that moves staged rollouts on. */
export const ROLLOUTS = "rollouts";
