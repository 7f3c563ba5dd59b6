import { at, element } from './element.js'

const names = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft', spotify: 'Spotify' }
const accounts = [
  { name: 'Ada Lovelace', email: 'ada@example.com' },
  { name: 'Grace Hopper', email: 'grace@example.com' },
  { name: 'Katherine Johnson', email: 'katherine@example.com' },
]

/** Returns the URL of this page with the selected options, from which the service redirects. */
function answer(options) {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(options)) if (value) url.searchParams.set(name, value)
  return url.href
}

const asAccount = ({ name, email }) =>
  answer({ account: email, name, manners: at('manners').value })

function showAccounts() {
  const items = accounts.map((account) => {
    const children = [
      element('strong', { textContent: account.name }),
      element('span', { className: 'small muted', textContent: account.email }),
    ]
    return element('li', {}, [element('a', { href: asAccount(account) }, children)])
  })
  at('accounts').replaceChildren(...items)
}

const [, provider] = /\/dev\/oauth\/([a-z]+)\//.exec(location.pathname) ?? []
const name = names[provider] ?? provider
at('provider').textContent = name
document.title = `Mock provider: ${name}`
at('scope').textContent = new URL(location.href).searchParams.get('scope')
at('deny').href = answer({ manners: 'deny' })
at('manners').addEventListener('change', showAccounts)
at('other').addEventListener('submit', (event) => {
  event.preventDefault()
  location.assign(asAccount({ name: at('name').value, email: at('email').value }))
})
showAccounts()
at('continue').disabled = false
