import { expect, it } from 'vitest'
import { factsOf } from './details.js'

const eventTexts = {
  text: (key: string) => key,
  nameOf: (action: string) => action,
  time: (date: Date) => date.toISOString(),
}

it.each([
  ['Second app', 'Second app'],
  [null, 'second-app'],
])('names the app of an event, with its ID after a deletion: %s', (oauthClientName, value) => {
  const event = { details: { clientId: 'second-app' }, oauthClientName }
  expect(factsOf(event, eventTexts)).toEqual([{ name: 'appOfEvent', value }])
})
