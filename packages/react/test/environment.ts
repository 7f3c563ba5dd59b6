import { builtinEnvironments, type Environment } from 'vitest/runtime'

// happy-dom brings a fetch of its own, which neither the service's answers nor msw expect.
const ownOfNode = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal']

const descriptorsOf = (global: object) =>
  ownOfNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const)

/** A document to render into, with the network of Node. */
const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'happy-dom with the network of Node',
  async setup(global, options) {
    const before = descriptorsOf(global)
    const result = await builtinEnvironments['happy-dom'].setup(global, options)
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(global, name, descriptor)
    }
    return result
  },
}

export default environment
