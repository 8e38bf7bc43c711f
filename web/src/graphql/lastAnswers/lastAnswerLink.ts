import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";
import { connection } from "../connection";
import { serverNow } from "../serverClock";
import { answers, questionKey } from "./told";

/** Time without an answer until the last one stands in. */
const patienceMs = 6000;

/**
 * If no answer comes to a query that this page has shown no answer to, the last one kept by the browser stands
 * in. It only fills an empty screen: anything shown already is newer. The query goes on, and its answer
 * replaces it.
 * @param person the person whose answers these are
 */
export function lastAnswerLink(person: string): ApolloLink {
  const shown = new Set<string>();
  return new ApolloLink((question, forward) => {
    const { operationName: operation = "", variables } = question;
    const key = questionKey(operation, variables);
    return new Observable((observer) => {
      const canStandIn = () => !observer.closed && !shown.has(key);
      const standIn = async (): Promise<boolean> => {
        // Without a worker there is neither an answer nor the code that finds it.
        if (!canStandIn() || !navigator.serviceWorker?.controller) return false;
        const { lastAnswer } = await import("./store");
        const last = await lastAnswer(person, { operation, variables });
        if (last === undefined || !canStandIn()) return false;
        shown.add(key);
        connection.standIn(key, last.toldAt);
        observer.next({ data: last.data });
        return true;
      };
      let standing: Promise<boolean> | undefined;
      const tryOnce = () => {
        standing ??= standIn().catch(() => false);
        return standing;
      };
      const timer = setTimeout(tryOnce, patienceMs);
      const asked = forward(question).subscribe({
        next: (result) => {
          clearTimeout(timer);
          if (result.errors === undefined) {
            shown.add(key);
            connection.answered(key);
            answers.tell({ operation, variables, data: result.data, toldAt: serverNow() });
          }
          observer.next(result);
        },
        error: (error) =>
          void tryOnce().then((isShown) => (isShown ? observer.complete() : observer.error(error))),
        complete: () => observer.complete(),
      });
      return () => {
        clearTimeout(timer);
        asked.unsubscribe();
      };
    });
  });
}
