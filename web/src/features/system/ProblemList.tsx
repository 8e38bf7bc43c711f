import { Box, Flex, HStack, Text } from "@chakra-ui/react";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { type T, useT } from "../../i18n/useT";
import { backupWords } from "./backupWords";
import type { Problem } from "./problems";
import { systemTexts } from "./systemTexts";
import { useJobName } from "./useJobName";

/** What somebody should look after, above all else. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const t = useT(systemTexts);
  const jobName = useJobName();
  if (problems.length === 0)
    return (
      <HStack bg="bg.success" color="fg.success" rounded="lg" px="4" py="3" gap="3">
        <CircleCheck size={18} aria-hidden />
        <Text>{t("noProblems")}</Text>
      </HStack>
    );
  return (
    <Box as="section" aria-label={t("problems")} bg="bg.error" color="fg.error" rounded="lg" px="4" py="3">
      <Box as="ul" listStyleType="none">
        {problems.map((problem) => (
          <Flex as="li" key={JSON.stringify(problem)} gap="3" py="0.5">
            <Box flexShrink="0" pt="0.5">
              <TriangleAlert size={18} aria-hidden />
            </Box>
            <Text overflowWrap="anywhere">{wordsOf(t, jobName, problem)}</Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

function wordsOf(
  t: T<typeof systemTexts>,
  jobName: (name: string | null) => string,
  problem: Problem,
): string {
  switch (problem.kind) {
    case "noBackup":
      return t("noBackup");
    case "oldBackup":
      return t("oldBackup", problem);
    case "backupFailed":
      return t("backupFailed", { reason: t(backupWords[problem.outcome]) });
    case "noRenderer":
      return t("noRenderer", { reason: problem.reason ?? t("unknownReason") });
    case "jobFailed":
      return t("jobFailed", { job: jobName(problem.job) });
    case "jobLate":
      return t("jobLate", { job: jobName(problem.job), minutes: problem.minutes });
    case "versionsDiffer":
      return t("versionsDiffer", problem);
  }
}
