import { lazy, Suspense, useState } from "react";
import { PictureButton } from "./PictureButton";
import type { PictureMenuProps } from "./pictured";

const load = () => import("./PicturePopup");
const PicturePopup = lazy(async () => ({ default: (await load()).PicturePopup }));

/** Saves a chart as a picture. A page has many charts: the menu's code is loaded when somebody reaches for it. */
export function PictureMenu(props: PictureMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => {
    load().catch(() => undefined);
  };
  const { model, name = model.title, size } = props;
  const button = (
    <PictureButton
      name={name}
      size={size}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <PicturePopup {...props} />
    </Suspense>
  );
}
