import { Link as ChakraLink, Stack, Text } from "@chakra-ui/react";
import { UsersRound } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient, Ask } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { CardButton } from "./CardButton";

/** Whose it is. */
export function GroupsCard({ client, ask }: { client: AdminClient; ask: Ask }) {
  const t = useT(adminClientTexts);
  const groups = client.groups ?? [];
  return (
    <PartCard
      title={t("groups")}
      icon={<UsersRound size={16} aria-hidden />}
      aside={<CardButton onPress={() => ask("changeGroup")}>{t("changeGroup")}</CardButton>}
    >
      {groups.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("noGroup")}
        </Text>
      ) : (
        <Stack as="ul" gap="1" listStyleType="none" textStyle="sm">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <ChakraLink asChild color="fg" overflowWrap="anywhere">
                <Link to={`${paths.groups}?group=${encodeURIComponent(id)}`}>{name}</Link>
              </ChakraLink>
            </li>
          ))}
        </Stack>
      )}
    </PartCard>
  );
}
