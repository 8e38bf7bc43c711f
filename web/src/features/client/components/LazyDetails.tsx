import { Skeleton } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { useVersion } from "../../../shared/chart/useVersion";
import { ErrorBoundary } from "../../../shared/ui/ErrorBoundary";
import { PageError } from "../../../shared/ui/PageState";
import type { ClientMeasurement } from "../clientMeasurement";
import { clientTexts } from "../clientTexts";

const Details = lazy(async () => ({ default: (await import("../details/Details")).Details }));

type LazyDetailsProps = { clientId: string; kind: ClientKind; measurement: ClientMeasurement };

/** What stands beneath the graphs, where it means something: cameras for people count no vehicles. */
export function LazyDetails(props: LazyDetailsProps) {
  const t = useT(clientTexts);
  const version = useVersion(props.measurement);
  if (props.kind === "visionBike") return null;
  return (
    <ErrorBoundary fallback={<PageError title={t("loadFailed")} />} resetKey={String(version)}>
      <Suspense fallback={<Skeleton height="24rem" rounded="lg" />}>
        <Details {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
