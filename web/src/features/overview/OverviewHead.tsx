import { Button, HStack, Text } from "@chakra-ui/react";
import { ChartLine, Route } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageTitle } from "../../shared/ui/PageTitle";
import { overviewTexts } from "./overviewTexts";

type OverviewHeadProps = {
  count: number;
  /** True if one of the visitor's groups has a summary. */
  hasSummary: boolean;
};

export const OverviewHead = memo(function OverviewHead({ count, hasSummary }: OverviewHeadProps) {
  const t = useT(overviewTexts);
  return (
    <HStack justify="space-between" wrap="wrap" gap="3">
      <PageTitle>{t("title")}</PageTitle>
      <HStack gap="3" align="baseline">
        <PageHeading>{t("title")}</PageHeading>
        <Text color="fg.subtle">{t("clientCount", { count })}</Text>
      </HStack>
      {count === 0 ? null : (
        <HStack gap="2">
          {hasSummary ? (
            <Button asChild size="sm" variant="outline" bg="bg.panel">
              <Link to={paths.summary}>
                <Route aria-hidden />
                {t("toSummary")}
              </Link>
            </Button>
          ) : null}
          <Button asChild size="sm" variant="outline" bg="bg.panel">
            <Link to={paths.traffic}>
              <ChartLine aria-hidden />
              {t("toTraffic")}
            </Link>
          </Button>
        </HStack>
      )}
    </HStack>
  );
});
