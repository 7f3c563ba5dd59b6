import { at, element } from './element.js'
import { openId, show } from './mail-reader.js'
import { linkPages } from './navigation.js'
import { writeTimes } from './time.js'

const REFRESH_MILLIS = 2000
const project = new URLSearchParams(location.search).get('project') ?? ''
const query = project === '' ? '' : `?project=${encodeURIComponent(project)}`
let listed = ''

async function read(path) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.json()
}

const row = ({ id, to, sentAt, subject }) =>
  element('li', {}, [
    element('a', { href: `#${id}` }, [
      element('span', { className: 'to' }, [to.join(', ')]),
      element('time', { className: 'small muted', dateTime: sentAt }),
      element('span', { className: 'subject small muted' }, [subject]),
    ]),
  ])

function markCurrent() {
  for (const link of document.querySelectorAll('#list a'))
    if (link.hash === location.hash) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
}

/** Renders the list only if it has changed, so that focus and scroll position stay. */
async function refreshList() {
  if (at('project').disabled) await listProjects()
  const { items } = await read(`api/mail${query}`)
  const ids = items.map(({ id }) => id).join()
  if (ids !== listed) {
    const focused = document.activeElement?.closest('#list a')?.hash
    at('list').replaceChildren(...items.map(row))
    if (focused) document.querySelector(`#list a[href="${focused}"]`)?.focus()
    listed = ids
    markCurrent()
  }
  at('nothing').hidden = items.length > 0 || project !== ''
  at('nothing-of-project').hidden = items.length > 0 || project === ''
  at('empty').hidden = items.length === 0
  writeTimes()
}

async function openChosen() {
  const { hash } = location
  const id = hash.slice(1)
  if (id !== openId()) {
    const mail = id === '' ? null : await read(`api/mail/${encodeURIComponent(id)}`)
    // The user may have selected another email, whose response arrived first.
    if (location.hash !== hash) return
    show(mail)
  }
  markCurrent()
}

async function empty() {
  await fetch(`api/mail${query}`, { method: 'DELETE' })
  location.hash = ''
  await refreshList()
}

async function listProjects() {
  const { items, hasDashboard } = await read('api/projects')
  const options = items.map(({ id, displayName }) =>
    element('option', { value: id }, [displayName]),
  )
  at('project').replaceChildren(element('option', { value: '' }, ['All projects']), ...options)
  at('project').value = project
  linkPages(project, hasDashboard)
  at('project').disabled = false
  const name = items.find(({ id }) => id === project)?.displayName
  at('project-name').textContent = name ?? 'this project'
  at('confirm-text').textContent =
    `The emails of ${name ?? 'all projects'} are deleted from this service.`
}

/** Runs work and shows a notice if it fails. The next refresh tries again. */
async function attempt(work) {
  try {
    await work()
    at('notice').textContent = ''
  } catch {
    at('notice').textContent =
      'The service isn’t responding, or the email was deleted. Trying again.'
  }
}

const refresh = () => {
  if (!document.hidden) void attempt(refreshList)
}

at('project').addEventListener('change', ({ target }) => {
  location.search = target.value === '' ? '' : `?project=${encodeURIComponent(target.value)}`
})
at('empty').addEventListener('click', () => {
  at('confirm').returnValue = ''
  at('confirm').showModal()
})
at('confirm').addEventListener('close', ({ target }) => {
  if (target.returnValue === 'delete') void attempt(empty)
})
addEventListener('hashchange', () => void attempt(openChosen))
document.addEventListener('visibilitychange', refresh)
setInterval(refresh, REFRESH_MILLIS)

await attempt(refreshList)
await attempt(openChosen)
