import { Box, Link as ChakraLink, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { fleetHealthTexts } from "../../../i18n/texts/fleetHealth";
import { useT } from "../../../i18n/useT";

/** Rows of a list at most; how many more there are is said. */
const mostShown = 10;

export type DeviceItem = {
  id: string;
  name: string;
  /** Below its name. */
  note?: ReactNode;
  /** Right of it. */
  figure: ReactNode;
};

type DeviceListProps = {
  label: string;
  items: readonly DeviceItem[];
  /** In the list's place where it is empty. */
  nothing: string;
  /** Where all of them are; null: nowhere. */
  allAt?: string | null;
};

/** Devices that somebody should look at, the worst first. */
export function DeviceList({ label, items, nothing, allAt = null }: DeviceListProps) {
  const t = useT(fleetHealthTexts);
  const hidden = items.length - mostShown;
  if (items.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        {nothing}
      </Text>
    );
  return (
    <Box>
      <Box as="ul" listStyleType="none" aria-label={label}>
        {items.slice(0, mostShown).map(({ id, name, note, figure }) => (
          <Flex
            as="li"
            key={id}
            gap="3"
            py="1"
            align="baseline"
            justify="space-between"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <Box minW="0">
              <ChakraLink asChild color="fg" fontWeight="medium" textStyle="sm" overflowWrap="anywhere">
                <Link to={paths.adminClient(id)}>{name}</Link>
              </ChakraLink>
              {note === undefined ? null : (
                <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                  {note}
                </Text>
              )}
            </Box>
            <Text
              as="span"
              textStyle="sm"
              color="fg.muted"
              textAlign="end"
              flexShrink="0"
              fontVariantNumeric="tabular-nums"
            >
              {figure}
            </Text>
          </Flex>
        ))}
      </Box>
      {hidden <= 0 ? null : (
        <Text textStyle="sm" color="fg.muted" pt="1">
          {allAt === null ? (
            t("more", { count: hidden })
          ) : (
            <ChakraLink asChild color="fg.muted" textDecoration="underline">
              <Link to={allAt}>{t("more", { count: hidden })}</Link>
            </ChakraLink>
          )}
        </Text>
      )}
    </Box>
  );
}
