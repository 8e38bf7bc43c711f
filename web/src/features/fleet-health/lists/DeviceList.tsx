import { Box, Button, Link as ChakraLink, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { fleetHealthTexts } from "../fleetHealthTexts";

/** Rows of a list shown at first; the total is given. */
const mostShown = 10;

export type DeviceItem = {
  id: string;
  name: string;
  /** Shown below its name. */
  note?: ReactNode;
  /** Shown at its right. */
  figure: ReactNode;
};

type DeviceListProps = {
  label: string;
  items: readonly DeviceItem[];
  /** Shown instead of an empty list. */
  nothing: string;
  /** Total number, if only the worst are given. */
  total?: number;
  /** Link to all of them; without it they are expanded here. */
  allAt?: string;
};

/** Devices that need attention, the worst first. */
export function DeviceList({ label, items, nothing, total = items.length, allAt }: DeviceListProps) {
  const t = useT(fleetHealthTexts);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, mostShown);
  if (items.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        {nothing}
      </Text>
    );
  return (
    <Box>
      <Box as="ul" listStyleType="none" aria-label={label}>
        {shown.map(({ id, name, note, figure }) => (
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
      {shown.length === total ? null : (
        <Flex gap="2" align="baseline" textStyle="sm" color="fg.muted" pt="1">
          {t("shownOf", { shown: shown.length, total })}
          {allAt === undefined ? (
            <Button size="xs" variant="plain" px="0" h="auto" onClick={() => setWhole(true)} {...asLink}>
              {t("showAll")}
            </Button>
          ) : (
            <ChakraLink asChild {...asLink}>
              <Link to={allAt} aria-label={t("showAllOf", { list: label })}>
                {t("showAll")}
              </Link>
            </ChakraLink>
          )}
        </Flex>
      )}
    </Box>
  );
}

const asLink = { color: "fg", textStyle: "sm", textDecoration: "underline", fontWeight: "normal" } as const;
