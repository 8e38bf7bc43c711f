/** Faults reported only to devices about their own data: they pass no gateway, and appear on no screen. */
export const DEVICE_FAULTS = {
  READINGS_OR_INTERVALS: "or intervals are required",
  BATCH_DIFFERS: "is the id of a stored batch with other content",
  ACTION_OVER: "The action is {state} already.",
  NOT_A_PARAMETER: "is no name of a parameter",
  NOT_A_PLAIN_VALUE: "must be a number, text or boolean",
  TOO_MANY_PARAMETERS: "must not have more than {max} parameters",
  BORDERS_NOT_ASCENDING: "must ascend by at least 0.1",
  COUNTS_OR_SHARES: "or shares must be told",
  NOT_AS_MANY_AS_BORDERS: "must be as many as borders",
  MORE_THAN_COUNT: "must not be more than count together",
  NOT_A_HUNDRED: "must be about 100 together",
} as const;
