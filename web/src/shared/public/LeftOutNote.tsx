import { lazy, Suspense } from "react";

/** Loaded only where something is left out. */
const LeftOut = lazy(async () => ({ default: (await import("./LeftOut")).LeftOut }));

/** Says how much of the period a place's figures leave out; nothing where that is none, or not told. */
export function LeftOutNote({ seconds }: { seconds: number | null }) {
  if (!seconds) return null;
  return (
    <Suspense fallback={null}>
      <LeftOut seconds={seconds} />
    </Suspense>
  );
}
