import { expect, it } from 'vitest'
import { mainStates } from '../../gallery/main-states.mjs'
import { gallery } from '../../gallery/states.js'

it('mainStates has only pages and states of the gallery (66)', () => {
  const unknown = Object.entries(mainStates).flatMap(([page, states]) =>
    states.filter((state) => !(state in (gallery[page] ?? {}))).map((state) => `${page} ${state}`),
  )
  expect(unknown).toEqual([])
})
