const NAME = 'latchkey-dashboard-sign-in'

/** Tells the other tabs and windows of the dashboard that the user has signed in again. The message has no content. */
export function announceSignIn(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(null)
  channel.close()
}

/** Calls the listener when the user has signed in again in another window. Returns a function that stops it. */
export function onSignIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
