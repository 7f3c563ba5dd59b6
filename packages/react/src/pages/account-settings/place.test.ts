import { expect, it } from 'vitest'
import { hrefOf, placeAt, placesOf } from './place.js'

const here = '/handler/account-settings'

it.each([
  [here, null],
  [`${here}/`, null],
  [`${here}/sessions`, { section: 'sessions' }],
  [`${here}/API-Keys?x=1#y`, { section: 'api-keys' }],
  ['/handler/AccountSettings/newteam', { section: 'new-team' }],
  [`https://app.example.com${here}/team/7`, { section: 'team', teamId: '7' }],
  [`${here}/team/%2e%2e%2F`, { section: 'team', teamId: '../' }],
  [`${here}/team/%zz`, { section: 'team', teamId: '%zz' }],
  [`${here}/team/7/Members`, { section: 'team', teamId: '7', teamSection: 'members' }],
  [`${here}/team/7/unknown`, { section: 'team', teamId: '7' }],
  [`${here}/team`, null],
  [`${here}/toString`, null],
  [`${here}/<script>`, null],
  ['/somewhere/sessions', null],
])('placeAt resolves %s to the section %j', (address, place) => {
  expect(placeAt(address, here)).toEqual(place)
})

it('placeAt supports a custom URL of the account settings', () => {
  expect(placeAt('/me/security', '/me/')).toEqual({ section: 'security' })
})

it.each([
  [null, '/me?lang=de'],
  [{ section: 'sessions' }, '/me/sessions?lang=de'],
  [{ section: 'team', teamId: '../7' }, '/me/team/..%2F7?lang=de'],
  [{ section: 'team', teamId: '7', teamSection: 'members' }, '/me/team/7/members?lang=de'],
] as const)('hrefOf returns the URL of %j: %s', (place, href) => {
  expect(hrefOf(place, '/me/?lang=de')).toBe(href)
})

it('placesOf returns each team and only the sections that the project allows', () => {
  const config = {
    allowUserApiKeys: false,
    clientTeamCreationEnabled: false,
  } as Parameters<typeof placesOf>[0]['config']
  const places = placesOf({ config }, [{ id: '7' }, { id: '8' }], true)
  expect(places.map((place) => hrefOf(place, '/me'))).toEqual([
    '/me/profile',
    '/me/emails',
    '/me/security',
    '/me/sessions',
    '/me/connected-apps',
    '/me/team/7',
    '/me/team/8',
  ])
})
