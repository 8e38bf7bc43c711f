import { lazy, Suspense, useState } from "react";
import { ColumnButton } from "./ColumnButton";
import type { ColumnMenuProps } from "./columnChoice";

const load = () => import("./ColumnPanel");
const ColumnPanel = lazy(async () => ({ default: (await load()).ColumnPanel }));

/** Chooses the columns of tables and their order. Its code is loaded when somebody reaches for it. */
export function ColumnMenu(props: ColumnMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => void load();
  const button = <ColumnButton onPointerEnter={preload} onFocus={preload} onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <ColumnPanel {...props} />
    </Suspense>
  ) : (
    button
  );
}
