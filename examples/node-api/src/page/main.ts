import { ClientApp, type ClientAppOptions } from '@latchkey/core'

// The server reads the settings of its own app from the environment. None of these is secret.
const settings = (await (await fetch('/settings.json')).json()) as ClientAppOptions
const latchkey = new ClientApp({ ...settings, redirectMethod: 'none' })

const find = (id: string) => document.getElementById(id) as HTMLElement
const create = (tag: string, text = '', className = '') =>
  Object.assign(document.createElement(tag), { textContent: text, className })

/** A request, which may use the responses of earlier ones. */
interface Call {
  method: string
  path: () => string
  what: string
  body?: Record<string, string>
  /** Receives the response. */
  onResponse?: (body: { id: string; value?: string }) => void
}

let apiKey = ''
let teamId = 'of-others'

const calls: Call[] = [
  { method: 'GET', path: () => '/me', what: 'Reads your profile.' },
  {
    method: 'POST',
    path: () => '/keys',
    what: 'Creates an API key for a program.',
    body: { for: 'This page' },
    onResponse: ({ value = '' }) => (apiKey = value),
  },
  { method: 'GET', path: () => '/report', what: 'Is called by a program with that key.' },
  {
    method: 'POST',
    path: () => '/teams',
    what: 'Creates a team.',
    body: { name: 'Engines' },
    onResponse: ({ id }) => (teamId = id),
  },
  {
    method: 'PUT',
    path: () => `/teams/${teamId}/motto`,
    what: 'Changes that team, which needs a permission.',
    body: { motto: 'Full steam' },
  },
]

/** Sends a request as the app of a signed-in user does: with the access token of the session. */
async function send({ method, path, body, onResponse }: Call): Promise<string> {
  const user = await latchkey.getUser()
  const token = await user?.getAccessToken()
  const response = await fetch(path(), {
    method,
    headers: {
      ...(path() === '/report'
        ? { 'x-api-key': apiKey }
        : token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const result = (await response.json()) as { id: string }
  if (response.ok) onResponse?.(result)
  return `${response.status} ${JSON.stringify(result, null, 2)}`
}

function rowOf(call: Call): HTMLElement {
  const row = create('li', '', 'card')
  const name = `${call.method} ${call.path().replace(teamId, '{id}')}`
  const button = create('button', 'Call')
  button.setAttribute('aria-label', `Call ${name}`)
  const result = create('pre')
  result.role = 'status'
  button.addEventListener('click', () => {
    result.textContent = '…'
    send(call).then(
      (text) => (result.textContent = text),
      () => (result.textContent = 'The service isn’t responding. Try again in a moment.'),
    )
  })
  const description = create('p')
  description.append(create('code', name), create('span', call.what, 'muted'))
  row.append(description, button, result)
  return row
}

/** Shows the account, also after a change in another tab. */
function show(): void {
  const { status, data: user } = latchkey.user.get()
  if (status === 'loading') return
  if (status === 'failed' && user === undefined) {
    find('who').textContent = 'The service isn’t responding. Try again in a moment.'
    return
  }
  find('sign-in').hidden = Boolean(user)
  find('sign-out').hidden = !user
  find('who').textContent = user ? `Signed in as ${user.primaryEmail}.` : 'You are signed out.'
}

async function signIn(): Promise<void> {
  const result = await latchkey
    .signInWithPassword({ email: 'demo@example.com', password: 'demo-password' })
    .catch(() => null)
  if (result?.status === 'ok') return
  find('who').textContent = result?.error.message ?? 'The service isn’t responding. Try again.'
}

find('calls').append(...calls.map(rowOf))
find('sign-in').addEventListener('click', () => void signIn())
find('sign-out').addEventListener('click', () => void latchkey.signOut())
latchkey.user.subscribe(show)
show()
