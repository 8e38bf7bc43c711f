import { Box, Button, Link as ChakraLink, Text } from "@chakra-ui/react";
import { Fragment, useState } from "react";
import { Link } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { auditLogTexts } from "./auditLogTexts";
import type { Target, TargetItem } from "./useTargets";

/** Number of targets of a long list that are shown at first. */
const mostShown = 3;

type TargetFactsProps = { targets: readonly Target[]; fields: readonly string[] };

/** Subjects of a change with links, and the names of its other fields. */
export function TargetFacts({ targets, fields }: TargetFactsProps) {
  const t = useT(auditLogTexts);
  return (
    <>
      {targets.map((target) => (
        <Items key={target.name} target={target} />
      ))}
      {fields.length === 0 ? null : (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {t("fields", { names: fields.join(", ") })}
        </Text>
      )}
    </>
  );
}

function Items({ target: { items, isCut } }: { target: Target }) {
  const t = useT(auditLogTexts);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, mostShown);
  const hidden = items.length - shown.length;
  return (
    <Box overflowWrap="anywhere">
      {shown.map((item, index) => (
        <Fragment key={item.text}>
          {index > 0 ? ", " : ""}
          <Item item={item} />
        </Fragment>
      ))}
      {hidden > 0 ? (
        <>
          {" "}
          <Button
            size="xs"
            variant="plain"
            h="auto"
            minH="6"
            px="0"
            color="fg.muted"
            textDecoration="underline"
            title={t("showAllOf")}
            onClick={() => setOpen(true)}
          >
            {t("more", { count: hidden })}
          </Button>
        </>
      ) : null}
      {isCut && hidden === 0 ? ` ${t("moreCut")}` : ""}
    </Box>
  );
}

function Item({ item: { text, to } }: { item: TargetItem }) {
  if (to === null) return <>{text}</>;
  return (
    <ChakraLink asChild color="fg">
      <Link to={to}>{text}</Link>
    </ChakraLink>
  );
}
