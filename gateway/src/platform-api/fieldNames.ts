import { ApiError } from "../errors.js";

/** Waits for a call; its faults then name the fields as we do, not as the platform's API does. */
export async function namingFields<T>(call: Promise<T>, nameOf: (path: string) => string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.details.fields)) throw error;
    const fields = error.details.fields.map(({ path, message }) => ({ path: nameOf(path), message }));
    throw new ApiError(error.code, error.message, { ...error.details, fields });
  }
}

const OF_QUESTIONS: Readonly<Record<string, string>> = {
  startTimestamp: "interval",
  endTimestamp: "interval",
  previousStartTimestamp: "interval",
  previousEndTimestamp: "interval",
  start: "interval",
  end: "interval",
  cursor: "after",
  limit: "first",
};

/** The names of what a question is asked with: its period, and its page. */
export const questionField = (path: string): string => OF_QUESTIONS[path] ?? path;
