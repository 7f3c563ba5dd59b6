import { createNetwork, type Network } from '@latchkey/testing/network'
import { inject, onTestFinished } from 'vitest'

export { holdResponse } from '../../core/test/support/open-network.js'

/** Opens a network between the pages of one test and the service that counts and breaks requests. */
export function watchNetwork(): Network {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  return network
}
