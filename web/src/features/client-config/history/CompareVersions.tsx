import { Box, Card, Flex, Heading, Skeleton } from "@chakra-ui/react";
import { useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { configTexts } from "../../../shared/config/configTexts";
import { DifferenceList } from "../../../shared/config/DifferenceList";
import { differences } from "../../../shared/config/differences";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { PartFault } from "../../../shared/ui/PartFault";
import { useVersionDocument } from "./useVersionDocument";

type CompareVersionsProps = { clientId: string; versions: readonly number[] };

/** Differences of any two versions, which are in the address. */
export function CompareVersions({ clientId, versions }: CompareVersionsProps) {
  const t = useT(configTexts);
  const [from, setFrom] = useParam("from");
  const [to, setTo] = useParam("to");
  const known = versions.map(String);
  const options = known.map((version) => ({ value: version, label: t("version", { version }) }));
  const [newest = "", before = ""] = known;
  const chosen = {
    from: known.find((version) => version === from) ?? before,
    to: known.find((version) => version === to) ?? newest,
  };
  const one = useVersionDocument(clientId, Number(chosen.from));
  const other = useVersionDocument(clientId, Number(chosen.to));
  const changes = useMemo(
    () => (one.document && other.document ? differences(one.document, other.document) : undefined),
    [one.document, other.document],
  );
  const retry = () => {
    for (const version of [one, other]) if (version.isFailed) version.retry();
  };
  return (
    <Card.Root as="section" aria-labelledby="compare-versions">
      <Flex direction="column" gap="4" p={{ base: "4", md: "5" }}>
        <Heading as="h2" id="compare-versions" size="md" fontWeight="semibold">
          {t("compare")}
        </Heading>
        <Flex gap="3" wrap="wrap">
          <ChooserField
            label={t("compareFrom")}
            options={options}
            chosen={chosen.from}
            onChoose={setFrom}
            width="11rem"
          />
          <ChooserField
            label={t("compareTo")}
            options={options}
            chosen={chosen.to}
            onChoose={setTo}
            width="11rem"
          />
        </Flex>
        {one.isFailed || other.isFailed ? (
          <PartFault text={t("historyFailed")} at={null} onRetry={retry} />
        ) : changes === undefined ? (
          <Skeleton h="20" />
        ) : (
          <Box maxH="32rem" overflowY="auto" tabIndex={0} role="region" aria-label={t("difference")}>
            <DifferenceList changes={changes} />
          </Box>
        )}
      </Flex>
    </Card.Root>
  );
}
