import { createNetwork, type Network, type Route } from '@latchkey/testing/network'
import { afterAll, afterEach, inject } from 'vitest'

/**
 * Opens a network between the apps of a test file and the service that counts and breaks requests.
 */
export function openNetwork(): Network {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  afterEach(() => network.reset())
  afterAll(() => network.close())
  return network
}

/** Holds the next response to a route until the returned function is called. */
export function holdResponse(network: Network, route: Route): () => void {
  let release = () => {}
  network.delay(route, new Promise<void>((resolve) => (release = resolve)))
  return release
}
