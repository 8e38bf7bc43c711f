import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";
import { connection } from "../connection";
import { serverNow } from "../serverClock";
import { answers, questionKey } from "./told";

/** So long a question may go without an answer before the last one stands in for it. */
const patienceMs = 6000;

/**
 * Where no answer comes to a question that this page has shown none to, the last one that the browser keeps stands in. It only ever
 * fills an empty screen: what shows already is newer. The question itself goes on, and its answer takes the place.
 * @param person whose answers these are
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
