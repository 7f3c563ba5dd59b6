import { createNetwork, type Network } from '@latchkey/testing/network'
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
