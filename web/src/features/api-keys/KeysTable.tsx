import { Table } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { SelectHead } from "../../shared/bulk/SelectHead";
import { keyName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { KeyEndText } from "../../shared/keys/KeyEndText";
import { useOffers } from "../../shared/offers/useOffers";
import { Age } from "../../shared/time/Age";
import { ButtonsHead, ListHead, ListTable } from "../../shared/ui/ListTable";
import { KeySiteNames, KeyStart, KeyTarget, KeyTitle, KeyUse, KindBadge } from "./KeyFacts";
import { KeyMenu } from "./KeyMenu";
import type { KeyListProps } from "./keyList";

const heads = ["name", "target", "kind", "sites", "createDate", "lastUsedDate", "expireDate"] as const;

/** The keys as a table. */
export function KeysTable({ keys, selection, ask, hasGroups }: KeyListProps) {
  const t = useT(apiKeysTexts);
  const hasEnds = useOffers().has("APIKEY_ENDS");
  return (
    <ListTable
      label={t("title")}
      css={{ "& td": { px: "2.5", whiteSpace: "normal" } }}
      heads={
        <>
          <SelectHead label={t("chooseAll")} selection={selection} />
          {heads
            .filter((head) => hasEnds || head !== "expireDate")
            .map((head) => (
              <ListHead key={head}>{t(head)}</ListHead>
            ))}
          {hasGroups ? <ListHead>{t("group")}</ListHead> : null}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {keys.map((apiKey) => (
        <Table.Row key={apiKey.id} bg="bg.panel" _hover={{ bg: "bg.subtle" }} data-key={apiKey.id}>
          <Table.Cell py="0">
            <SelectBox
              label={t("choose", { name: keyName(t, apiKey) })}
              isChosen={selection.chosen.has(apiKey.id)}
              onToggle={(isRange) => selection.toggle(apiKey.id, isRange)}
            />
          </Table.Cell>
          <Table.Cell minW="10rem" maxW="18rem" overflowWrap="anywhere">
            <KeyTitle apiKey={apiKey} />
            <KeyStart apiKey={apiKey} />
          </Table.Cell>
          <Table.Cell minW="10rem" maxW="18rem" overflowWrap="anywhere">
            <KeyTarget apiKey={apiKey} />
          </Table.Cell>
          <Table.Cell>
            <KindBadge apiKey={apiKey} />
          </Table.Cell>
          <Table.Cell maxW="18rem">
            <KeySiteNames apiKey={apiKey} />
          </Table.Cell>
          <Table.Cell>
            <Age at={apiKey.createDate} isNever={false} isInList />
          </Table.Cell>
          <Table.Cell>
            <KeyUse apiKey={apiKey} />
          </Table.Cell>
          {hasEnds ? (
            <Table.Cell>
              <KeyEndText apiKey={apiKey} />
            </Table.Cell>
          ) : null}
          {hasGroups ? <Table.Cell maxW="14rem">{apiKey.group?.name ?? "-"}</Table.Cell> : null}
          <Table.Cell py="1" textAlign="end">
            <KeyMenu apiKey={apiKey} ask={ask} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ListTable>
  );
}
