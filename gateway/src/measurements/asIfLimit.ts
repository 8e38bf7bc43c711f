/** What the argument of figures over the limit says. */
export const AS_IF_LIMIT =
  "km/h: shares and counts over the limit as if this one had been in force all along; left out: the limits of the time.";
