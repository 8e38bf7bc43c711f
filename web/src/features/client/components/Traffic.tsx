import { memo } from "react";
import type { ClientKind } from "../../../shared/chart/clientKind";
import type { GraphKind } from "../../../shared/chart/graphKind";
import type { ClientMeasurement } from "../clientMeasurement";
import { Figures } from "./Figures";
import { Graphs } from "./Graphs";
import { LazyDetails } from "./LazyDetails";

type TrafficProps = {
  clientId: string;
  /** The location's name. */
  place: string;
  kind: ClientKind;
  /** The device's own graphs. */
  set: readonly GraphKind[];
  measurement: ClientMeasurement;
  onRetry: () => void;
};

/** A period's figures, graphs and details; the heaviest part of the page, rendered for a new measurement alone. */
export const Traffic = memo(function Traffic(props: TrafficProps) {
  const { clientId, kind, measurement } = props;
  return (
    <>
      <Figures kind={kind} measurement={measurement} />
      <Graphs {...props} />
      <LazyDetails clientId={clientId} kind={kind} measurement={measurement} />
    </>
  );
});
