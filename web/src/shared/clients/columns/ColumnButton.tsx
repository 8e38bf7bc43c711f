import { Button, type ButtonProps } from "@chakra-ui/react";
import { Columns3 } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../clientListTexts";

export function ColumnButton(props: ButtonProps) {
  const t = useT(clientListTexts);
  return (
    <Button size="sm" variant="outline" bg="bg.panel" aria-haspopup="dialog" {...props}>
      <Columns3 aria-hidden />
      {t("columns")}
    </Button>
  );
}
