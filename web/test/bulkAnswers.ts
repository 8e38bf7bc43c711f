/** Input of a bulk change, with any of the lists of ids. */
export type BulkInput = Record<string, unknown> & {
  ids?: string[];
  clientIds?: string[];
  userIds?: string[];
  idempotencyKey?: string;
};
type Outcome = (id: string) => object;

export const done: Outcome = (id) => ({ id, status: "DONE", error: null });

/** Makes root fields that pass their name and input to `sent`, and return for each id its outcome. */
export function bulkAnswers(sent: (name: string, input: BulkInput) => void) {
  return (name: string, outcome: Outcome = done) =>
    ({ input }: { input: BulkInput }) => {
      sent(name, input);
      const results = (input.ids ?? input.clientIds ?? input.userIds ?? []).map(outcome);
      return { dryRun: false, done: results.length, failed: 0, skipped: 0, results };
    };
}
