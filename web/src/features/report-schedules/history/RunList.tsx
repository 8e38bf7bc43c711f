import { Box } from "@chakra-ui/react";
import type { ReportRunLineFragment } from "../../../graphql/generated";
import { RunItem } from "./RunItem";

type RunListProps = {
  runs: readonly ReportRunLineFragment[];
  timeZone: string;
  refetch: () => Promise<void>;
};

/** Runs, newest first. */
export function RunList({ runs, timeZone, refetch }: RunListProps) {
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      {runs.map((run) => (
        <RunItem key={run.id} run={run} timeZone={timeZone} refetch={refetch} />
      ))}
    </Box>
  );
}
