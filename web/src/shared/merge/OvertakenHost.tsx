import { lazy, Suspense, useSyncExternalStore } from "react";
import { openQuestion } from "./overtaken";

const OvertakenDialog = lazy(async () => ({
  default: (await import("./OvertakenDialog")).OvertakenDialog,
}));

/** Renders the question to a person who was overtaken. */
export function OvertakenHost() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read, openQuestion.read);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <OvertakenDialog question={question} />
    </Suspense>
  );
}
