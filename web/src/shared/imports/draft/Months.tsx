import { Box, Grid, Stack, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { useT } from "../../../i18n/useT";
import { useNumber } from "../../number/useNumber";
import { importsTexts } from "../importsTexts";

type MonthsProps = { months: readonly { month: string; users: number | null }[] };

/** How many there are of each month, as small bars beside the numbers. */
export function Months({ months }: MonthsProps) {
  const t = useT(importsTexts);
  const { number } = useNumber();
  const most = Math.max(1, ...months.map(({ users }) => users ?? 0));
  return (
    <Stack gap="2" minW="0">
      <Text textStyle="sm" fontWeight="medium">
        {t("months")}
      </Text>
      <Grid
        as="dl"
        templateColumns="auto minmax(0, 1fr) auto"
        columnGap="3"
        rowGap="1"
        textStyle="xs"
        alignItems="center"
        fontVariantNumeric="tabular-nums"
      >
        {months.map(({ month, users }) => (
          <Fragment key={month}>
            <Text as="dt" color="fg.muted">
              {month.slice(5)}/{month.slice(0, 4)}
            </Text>
            <Box as="dd" aria-hidden h="2" rounded="full" bg="bg.emphasized" overflow="hidden">
              <Box h="full" bg="brand.solid" w={`${(100 * (users ?? 0)) / most}%`} />
            </Box>
            <Text as="dd" textAlign="end">
              {number(users)}
            </Text>
          </Fragment>
        ))}
      </Grid>
    </Stack>
  );
}
