import { keepAnswer } from "../../graphql/lastAnswers/store";
import { answers, type Told } from "../../graphql/lastAnswers/told";
import { localSession, personOf } from "../../shared/session/session";

const keeping = new WeakSet<AbortSignal>();

/** Keeps the answers of a visit as they come, one after the other. Called again for the same visit it does nothing. */
export function keepAnswers(person: string, visit: AbortSignal): void {
  if (visit.aborted || keeping.has(visit)) return;
  keeping.add(visit);
  const who = personOf(localSession.read());
  const isOver = () => visit.aborted || personOf(localSession.read()) !== who;
  let turn: Promise<unknown> = Promise.resolve();
  const keep = (told: Told) => {
    // A browser that is full, or keeps nothing any more, has no last answer.
    turn = turn.then(() => (isOver() ? undefined : keepAnswer(person, told, isOver))).catch(() => undefined);
  };
  answers.hear(keep);
  visit.addEventListener("abort", () => answers.leave(true));
}
