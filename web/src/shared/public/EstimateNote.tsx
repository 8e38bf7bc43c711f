import { lazy, Suspense } from "react";

/** Loaded only where a figure is an estimate. */
const Estimate = lazy(async () => ({ default: (await import("./Estimate")).Estimate }));

/** Marks the figure before it as an estimate, if it is one. */
export function EstimateNote({ of: isEstimate }: { of: boolean }) {
  if (!isEstimate) return null;
  return (
    <>
      {" "}
      <Suspense fallback={null}>
        <Estimate />
      </Suspense>
    </>
  );
}
