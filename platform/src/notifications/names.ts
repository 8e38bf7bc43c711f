export const SCAN = "notification scan";
export const DELIVERY = "notification delivery";
