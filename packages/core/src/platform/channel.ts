/** Opens a channel to the other tabs of this origin; undefined where there can be none. */
export function openChannel(name: string, heard: () => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = heard
    return channel
  } catch {
    return undefined
  }
}
