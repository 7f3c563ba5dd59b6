/**
 * Ends a call without a response, because a fault was injected. In process, `fetch` rejects with it as it
 * does without a network; on a port, the connection is closed.
 */
export class ConnectionLost extends TypeError {
  constructor() {
    super('fetch failed: a fault that was ordered for this call lost the connection.')
  }
}
