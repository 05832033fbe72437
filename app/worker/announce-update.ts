/** Filled in once there are toasts. */
export function announceUpdate(update: () => void) {
  void update
}
