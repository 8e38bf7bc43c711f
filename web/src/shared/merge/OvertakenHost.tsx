import { lazy, Suspense, useSyncExternalStore } from "react";
import { openQuestion } from "./overtaken";

const OvertakenDialog = lazy(async () => ({
  default: (await import("./OvertakenDialog")).OvertakenDialog,
}));

/** Where a person is asked who was overtaken by another one. */
export function OvertakenHost() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read, openQuestion.read);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <OvertakenDialog question={question} />
    </Suspense>
  );
}
