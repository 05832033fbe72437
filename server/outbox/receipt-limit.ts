const day = 86_400_000
/** How many addresses are remembered; with more in a day, nobody else gets a receipt. */
const mostAddresses = 10_000

/**
 * Whether an e-mail address may get one more receipt: else anybody could have the site fill somebody's mailbox, from
 * many addresses of their own. Counted by this process, and forgotten after a day.
 */
export function createReceiptLimit(most = 3, now: () => number = Date.now) {
  const sent = new Map<string, number[]>()
  return (address: string): boolean => {
    const key = address.toLowerCase()
    const recent = (sent.get(key) ?? []).filter((at) => at > now() - day)
    if (recent.length >= most) return false
    // Those that had theirs longest ago stand first.
    sent.delete(key)
    for (const [other, times] of sent) {
      if ((times.at(-1) ?? 0) > now() - day) break
      sent.delete(other)
    }
    if (sent.size >= mostAddresses) return false
    sent.set(key, [...recent, now()])
    return true
  }
}
