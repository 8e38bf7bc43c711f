/** Unix seconds; the page's clock is accurate enough. */
const now = Math.floor(Date.now() / 1000);

/** Numbers from 0 to 1 from a seed, so every run measures the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Devices of forty towns, as lists query them, each heard within the last two hours; equal in every run. */
export function manyDevices(count: number) {
  const random = randomFrom(7);
  const around = (middle: number, width: number) => middle + (random() - 0.5) * width;
  return Array.from({ length: count }, (_, index) => {
    const town = index % 40;
    const place = {
      lat: around(45.6 + (town >> 3) * 0.2, 0.06),
      lng: around(13.7 + (town % 8) * 0.35, 0.1),
    };
    return {
      id: String(index + 1),
      guid: `guid-${index + 1}`,
      name: `Lokacija ${index + 1}`,
      visionType: "NO_VISION" as const,
      hardwareType: "K200DISP_FALCON",
      timeZone: "Europe/Ljubljana",
      createDate: 0,
      lastActiveDate: now - Math.floor(random() * 7200),
      hasReported: true,
      lastCountDate: now,
      hasCounted: true,
      alarms: index % 50 === 0 ? [{ text: "Baterija" }] : [],
      groups: [{ id: "1", name: "Občina" }],
      info: {
        firmwareVersion: "4.2.1",
        configName: "poletje",
        batteryVoltage: 11 + random() * 3,
        rssi: -60 - Math.floor(random() * 40),
        alarmLastActiveDate: null,
      },
      settings: {
        locationAddress: `Cesta ${index + 1}`,
        serialNumber: `SN-${index + 1}`,
        notes: null,
        markerPosition: place,
      },
    };
  });
}
