import { builtinEnvironments, type Environment } from 'vitest/runtime'

// happy-dom brings a fetch of its own, which neither the service's answers nor msw expect.
const ownOfNode = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal']

const descriptorsOf = (global: object) =>
  ownOfNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const)

/**
 * The time for which the page counts as activated by the user: five seconds in Chromium. It is longer here, because a
 * busy machine can take that long from a click to the request that it causes.
 */
const ACTIVE_MILLIS = 60_000

/**
 * Implements user activation, which every browser has and happy-dom lacks.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-useractivation-interface
 */
function activate({ addEventListener, navigator }: typeof globalThis) {
  let pressedAt = -Infinity
  for (const type of ['mousedown', 'keydown'])
    addEventListener(type, () => (pressedAt = performance.now()), true)
  const isActive = () => performance.now() < pressedAt + ACTIVE_MILLIS
  const userActivation = Object.defineProperty({}, 'isActive', { get: isActive })
  Object.defineProperty(navigator, 'userActivation', { value: userActivation, configurable: true })
}

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
    activate(global)
    return result
  },
}

export default environment
