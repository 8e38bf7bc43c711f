import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { BulkProgressDocument } from "../../graphql/operations/clientChanges";
import type { BulkResult } from "./bulkResult";
import { type Part, resultsOf, sizeOf } from "./parts";

/**
 * Changes at most 250 devices, or makes a dry run. The idempotency key names the call: repeated with the same
 * key, it is done once.
 */
export type BulkRun = (
  ids: string[],
  options: { dryRun: boolean; idempotencyKey?: string | undefined },
  sent?: SentAs,
) => Promise<readonly BulkResult[]>;

/** Request options of the mutations: all parts of a change carry one request id, so the audit log shows them as one. */
export type SentAs = { context: { headers: Readonly<Record<string, string>> } };

/** Counted in devices. */
export type BulkProgress = { done: number; total: number };

/** Sends parts one after another and reports progress; it can be stopped between two parts. */
export function useSending(run: BulkRun) {
  const apollo = useApolloClient();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);

  const follow = (idempotencyKey: string, before: number, total: number) =>
    apollo.subscribe({ query: BulkProgressDocument, variables: { idempotencyKey } }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        const { done, failed, skipped } = data.bulkProgress;
        setProgress({ done: before + done + failed + skipped, total });
      },
      // Only the progress is lost: the change is made all the same.
      error: () => undefined,
    });
  const sendPart = async (part: Part, parts: readonly Part[], dryRun: boolean, sent: SentAs) => {
    const [before, total] = [resultsOf(parts).length, sizeOf(parts)];
    setProgress({ done: before, total });
    const { idempotencyKey } = part;
    const following = dryRun || idempotencyKey === undefined ? null : follow(idempotencyKey, before, total);
    try {
      part.results = await run([...part.ids], dryRun ? { dryRun } : { dryRun, idempotencyKey }, sent);
    } finally {
      following?.unsubscribe();
    }
  };
  return {
    /** Null while nothing is being sent. */
    progress,
    /** Somebody pressed stop; the current part still ends. */
    isStopping,
    stop: () => {
      isStopped.current = true;
      setStopping(true);
    },
    /**
     * Sends the parts that have no results yet, until it is stopped.
     * @throws the error of the first call that fails
     */
    send: async (parts: readonly Part[], dryRun: boolean): Promise<void> => {
      isStopped.current = false;
      setStopping(false);
      const sent = { context: { headers: { "x-request-id": crypto.randomUUID() } } };
      try {
        for (const part of parts) {
          if (isStopped.current) break;
          if (part.results === null) await sendPart(part, parts, dryRun, sent);
        }
      } finally {
        setProgress(null);
      }
    },
  };
}
