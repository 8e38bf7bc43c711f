/** A road that runs to the horizon, with the readings of a day as its light. */
export function RoadMark() {
  return (
    <svg
      className="report-road"
      viewBox="0 0 200 320"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <path d="M-60 320 92 60h16l152 260z" fill="#0f3f47" />
      <path d="M-22 320 95 60h2L6 320zM222 320 105 60h-2l91 260z" fill="#7fc5ca" opacity="0.55" />
      <g fill="#ffffff" opacity="0.9">
        <path d="M93 320l2-56h10l2 56zM96 238l1-36h6l1 36zM98 184l.6-24h2.8l.6 24zM99 148l.3-16h1.4l.3 16zM99.5 122l.2-10h.6l.2 10z" />
      </g>
      <circle cx="100" cy="52" r="5" fill="#ffc46b" />
      <circle cx="100" cy="52" r="13" fill="none" stroke="#ffc46b" strokeWidth="1.5" opacity="0.7" />
      <circle cx="100" cy="52" r="23" fill="none" stroke="#ffc46b" strokeWidth="1" opacity="0.35" />
    </svg>
  );
}
