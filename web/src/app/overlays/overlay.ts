/** An overlay over any page, opened by a key or a button of the frame. */
export type Overlay = "palette" | "introduction" | "shortcuts";

export type OverlayProps = { onOpen: (overlay: Overlay) => void; onClose: () => void };
