/**
 * Where a firmware's staged rollout is begun; the page takes the devices from the `clientIds` of the router's state. What
 * is shared knows nothing of the app above it, so that this address of the firmware page stands here.
 */
export const newRollout = (firmwareId: string): string =>
  `/admin/firmware?rollout=new&firmware=${encodeURIComponent(firmwareId)}`;
