import { element } from './element.js'

const list = document.querySelector('#projects')
const notice = document.querySelector('#notice')

const link = (page, text, id) =>
  element('a', { className: 'small', href: `dev/${page}?project=${encodeURIComponent(id)}` }, [
    text,
  ])

const row = ({ id, displayName }) =>
  element('li', {}, [
    element('span', {}, [displayName]),
    element('code', { className: 'muted' }, [id]),
    element('span', { className: 'links' }, [
      link('users', 'Users', id),
      link('requests', 'Requests', id),
      link('mail', 'Inbox', id),
    ]),
  ])

try {
  const response = await fetch('dev/api/projects')
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { items } = await response.json()
  list.replaceChildren(...items.map(row))
  notice.textContent = items.length > 0 ? '' : 'No projects yet. Add one to the configuration.'
} catch {
  notice.textContent = 'The service isn’t responding. Reload the page when it runs again.'
}
