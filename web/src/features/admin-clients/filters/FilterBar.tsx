import { Button, Flex } from "@chakra-ui/react";
import { ListFilter } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { AddressSearch } from "../../../shared/ui/AddressSearch";
import { useIsNarrow } from "../../../shared/ui/useMedia";
import { adminClientsTexts } from "../adminClientsTexts";
import { countFilters, noFilters } from "../clientsState";
import { FilterFields, type FilterFieldsProps } from "./FilterFields";

type FilterBarProps = FilterFieldsProps & { search: string; onSearch: (text: string) => void };

/** Search and filters; on narrow screens the filters are folded. */
export function FilterBar({ search, onSearch, ...props }: FilterBarProps) {
  const { filters, onFilters } = props;
  const t = useT(adminClientsTexts);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(filters);
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <AddressSearch label={t("search")} hint={t("searchHint")} value={search} onChange={onSearch} />
      {isNarrow ? (
        <Button
          size="sm"
          variant="outline"
          bg="bg.panel"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden />
          {count === 0 ? t("filters") : t("filtersOn", { count })}
        </Button>
      ) : null}
      <Flex
        id={id}
        gap="3"
        align="end"
        wrap="wrap"
        hidden={isNarrow && !isOpen}
        w={{ base: "full", md: "auto" }}
      >
        {isNarrow && !isOpen ? null : <FilterFields {...props} />}
      </Flex>
      {count === 0 ? null : (
        <Button size="sm" variant="ghost" onClick={() => onFilters(noFilters)}>
          {t("clearFilters")}
        </Button>
      )}
    </Flex>
  );
}
