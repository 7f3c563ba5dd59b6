import { element } from './element.js'

const list = document.querySelector('#projects')
const notice = document.querySelector('#notice')
const actions = document.querySelector('#actions')

const link = (page, text, id) =>
  element('a', { className: 'small', href: `dev/${page}?project=${encodeURIComponent(id)}` }, [
    text,
  ])

const dashboardLink = (id) =>
  element('a', { className: 'small', href: `dashboard/projects/${encodeURIComponent(id)}` }, [
    'Dashboard',
  ])

const appLink = (address) => element('a', { className: 'small', href: address }, [address])

const row = ({ id, displayName, apps }, hasDashboard) =>
  element('li', {}, [
    element('span', {}, [displayName]),
    element('code', { className: 'muted' }, [id]),
    element('span', { className: 'links' }, [
      link('users', 'Users', id),
      link('requests', 'Requests', id),
      link('mail', 'Inbox', id),
      ...(hasDashboard && id !== 'internal' ? [dashboardLink(id)] : []),
    ]),
    ...(apps.length > 0
      ? [element('span', { className: 'apps' }, ['Apps:', ...apps.map(appLink)])]
      : []),
  ])

try {
  const response = await fetch('dev/api/projects')
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { items, hasDashboard } = await response.json()
  if (hasDashboard)
    actions.append(element('a', { className: 'button', href: 'dashboard' }, ['Open the dashboard']))
  list.replaceChildren(...items.map((project) => row(project, hasDashboard)))
  notice.textContent = items.length > 0 ? '' : 'No projects yet. Add one to the configuration.'
} catch {
  notice.textContent = 'The service isn’t responding. Reload the page when it runs again.'
}
