/** The job that reads, applies and undoes imports. */
export const IMPORTS = "imports";
