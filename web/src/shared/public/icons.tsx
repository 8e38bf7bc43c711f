import type { ReactNode } from "react";

/** Line icons like the portal's, without its library; their meaning is next to them or in a label. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="pub-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const WarningSign = () => (
  <Icon>
    <path d="M12 3.5 2.5 20h19zM12 10v4M12 17h.01" />
  </Icon>
);

export const ChartSign = () => (
  <Icon>
    <path d="M3 3v16a2 2 0 0 0 2 2h16M8 17v-4M13 17V8M18 17v-7" />
  </Icon>
);

export const TableSign = () => (
  <Icon>
    <path d="M3 5h18v14H3zM3 10h18M3 14.5h18M11 5v14" />
  </Icon>
);

export const MapSign = () => (
  <Icon>
    <path d="M9 4 3 6.5V20l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20" />
  </Icon>
);

export const PauseSign = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);

export const PlaySign = () => (
  <Icon>
    <path d="M7 4.5v15l12-7.5z" />
  </Icon>
);

export const BackSign = () => (
  <Icon>
    <path d="m15 5-7 7 7 7" />
  </Icon>
);

export const ForwardSign = () => (
  <Icon>
    <path d="m9 5 7 7-7 7" />
  </Icon>
);

export const SortSign = ({ isDescending }: { isDescending: boolean }) => (
  <Icon>
    <path d={isDescending ? "M12 5v14M6 13l6 6 6-6" : "M12 19V5M6 11l6-6 6 6"} />
  </Icon>
);
