import { Box } from "@chakra-ui/react";
import { memo, useCallback, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import { moveFocus } from "../../../shared/clients/list/moveFocus";
import { useDensity } from "../../../shared/ui/density";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import { adminClientsTexts } from "../adminClientsTexts";
import { ClientCard } from "./ClientCard";
import { cardGap, cardHeadHeight, cardHeights, cardsStyle } from "./cardStyle";
import type { ClientListProps } from "./clientListProps";
import { GroupLine } from "./GroupLine";
import { linesOf } from "./lines";
import { useCardsBeside } from "./useCardsBeside";

/** Lines that are drawn whole; a card is more work than a row. */
const wholeUpTo = 24;

/** All groups' clients as cards. */
export const ClientCards = memo(function ClientCards(props: Omit<ClientListProps, "columns">) {
  const { sections, isFlat, folded, onFold, turn, selection, ask } = props;
  const t = useT(adminClientsTexts);
  const density = useDensity();
  const beside = useCardsBeside();
  const lines = useMemo(
    () => linesOf(sections, { isFlat, folded }, beside),
    [sections, isFlat, folded, beside],
  );
  const height = cardHeights[density];
  const heightAt = useCallback(
    (index: number) => (lines[index]?.kind === "head" ? cardHeadHeight : height + cardGap),
    [lines, height],
  );
  const rows = useVirtualRows<HTMLDivElement>(lines.length, heightAt, wholeUpTo);
  const { container, from, to, before, after } = rows;
  return (
    <Box ref={container} role="group" aria-label={t("tableLabel")} css={cardsStyle} onKeyDown={moveFocus}>
      <div style={{ height: before }} />
      {lines.slice(from, to).map((line) =>
        line.kind === "head" ? (
          <Box key={line.key} h={`${cardHeadHeight}px`} ps="1.5">
            <GroupLine
              section={line.section}
              isFolded={line.isFolded}
              onFold={onFold}
              selection={selection}
            />
          </Box>
        ) : (
          <div
            key={line.key}
            data-line
            style={{ gridTemplateColumns: `repeat(${beside}, minmax(0, 1fr))`, height: height + cardGap }}
          >
            {line.clients.map((client) => (
              <ClientCard
                key={client.id}
                client={client}
                activity={activityOf(client, turn)}
                NameHeading={isFlat ? "h2" : "h3"}
                isCompact={density === "compact"}
                height={height}
                isChosen={selection.chosen.has(client.id)}
                onToggle={selection.toggle}
                ask={ask}
              />
            ))}
          </div>
        ),
      )}
      <div style={{ height: after }} />
    </Box>
  );
});
