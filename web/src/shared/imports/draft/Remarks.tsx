import { Box, Stack } from "@chakra-ui/react";
import { FaultText } from "../../ui/FaultText";
import type { Remark } from "../importFile";
import { useRemark } from "../words/useRemark";

type RemarksProps = { remarks: readonly Remark[]; isFault?: boolean };

/** What is told of a file, a line each. */
export function Remarks({ remarks, isFault = false }: RemarksProps) {
  const wordsOf = useRemark();
  const words = remarks.map(wordsOf);
  if (words.length === 0) return null;
  if (isFault) return <FaultText>{words.join(" ")}</FaultText>;
  return (
    <Stack as="ul" listStyleType="disc" gap="1" ps="4" textStyle="sm" color="fg.muted" maxW="60rem">
      {words.map((text) => (
        <Box as="li" display="list-item" key={text} overflowWrap="anywhere">
          {text}
        </Box>
      ))}
    </Stack>
  );
}
