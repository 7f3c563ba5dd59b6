/**
 * Says that a caller gets no answer at all, because a fault was ordered. In process, `fetch` rejects
 * with it as it does without a network; on a port, the connection is cut.
 */
export class ConnectionLost extends TypeError {
  constructor() {
    super('fetch failed: a fault that was ordered for this call lost the connection.')
  }
}
