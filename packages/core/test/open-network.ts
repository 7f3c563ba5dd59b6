import { createNetwork, type Network } from '@latchkey/testing/network'
import { afterAll, afterEach, inject } from 'vitest'

/** Stands between the apps of a test file and the service, to count calls and to break them. */
export function openNetwork(): Network {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  afterEach(() => network.reset())
  afterAll(() => network.close())
  return network
}
