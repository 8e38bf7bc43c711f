export const ROLLOUTS = "rollouts";
