import { Card, Link as ChakraLink, Flex, Stack, Text } from "@chakra-ui/react";
import { Link, useLocation } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { groupsTexts } from "../groupsTexts";
import { addressOf, type GroupFigures } from "./groupList";

/** The groups on a phone. */
export function GroupCards({ groups }: { groups: readonly GroupFigures[] }) {
  const t = useT(groupsTexts);
  const { search } = useLocation();
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {groups.map(({ id, name, type, clients, users, silent }) => (
        <Card.Root as="li" key={id} px="4" py="3" position="relative">
          <Flex justify="space-between" gap="2">
            <ChakraLink
              asChild
              color="fg"
              fontWeight="medium"
              overflowWrap="anywhere"
              _before={{ content: '""', position: "absolute", inset: 0 }}
            >
              <Link to={addressOf(search, id)}>{name}</Link>
            </ChakraLink>
            <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              {`#${id} · ${t(type)}`}
            </Text>
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            {t("clientCount", { count: clients })}
            {users === null ? null : ` · ${t("userCount", { count: users })}`}
            {silent ? (
              <Text as="span" color="fg.error">
                {` · ${t("silent")}: ${silent}`}
              </Text>
            ) : null}
          </Text>
        </Card.Root>
      ))}
    </Stack>
  );
}
