import { configure } from '@testing-library/react'

// How long a test takes on a busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 })

/** How long a browser remembers that somebody has pressed something; Chromium's figure. */
const ACTIVE_MILLIS = 5_000

// happy-dom does not tell it: https://html.spec.whatwg.org/multipage/interaction.html#the-useractivation-interface
let pressedAt = -Infinity
for (const type of ['mousedown', 'keydown'])
  window.addEventListener(type, () => (pressedAt = performance.now()), true)
Object.defineProperty(navigator, 'userActivation', {
  configurable: true,
  value: {
    get isActive() {
      return performance.now() < pressedAt + ACTIVE_MILLIS
    },
  },
})
