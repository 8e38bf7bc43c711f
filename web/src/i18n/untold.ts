/** What stands where nobody has told a value. */
export const untold = "–";
