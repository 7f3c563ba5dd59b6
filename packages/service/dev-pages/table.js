import { at, element } from './element.js'
import { linkPages } from './navigation.js'
import { writeTimes } from './time.js'

const REFRESH_MILLIS = 2000
const body = document.querySelector('#table tbody')
let displayedText = ''

async function read(path) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.json()
}

/** Creates a cell with its label, which phones show instead of the table head. */
const toCell = ({ label, content, className = '' }) =>
  element('td', { className }, [
    element('span', { className: 'label small muted' }, [label]),
    content,
  ])

/** @param {string | null} iso */
export const time = (iso) => element('time', { dateTime: iso })

async function chooseProject() {
  const { items: projects, hasDashboard } = await read('api/projects')
  const requestedId = new URLSearchParams(location.search).get('project')
  const project = projects.find(({ id }) => id === requestedId) ?? projects[0]
  at('project').replaceChildren(
    ...projects.map(({ id, displayName }) => element('option', { value: id }, [displayName])),
  )
  at('project').value = project?.id ?? ''
  at('project').disabled = false
  linkPages(project?.id ?? '', hasDashboard)
  return project?.id
}

/**
 * Shows a list of the chosen project as a table, and keeps it up to date.
 *
 * @param {string} name of the list, `users` or `requests`
 * @param {(item: any) => { label: string, content: Node | string, className?: string }[]} toCells
 */
export async function showTable(name, toCells) {
  let projectId

  /** Renders only changed rows, so that a selection and the scroll position stay. */
  const refresh = async () => {
    projectId ??= await chooseProject()
    const { items } =
      projectId === undefined ? { items: [] } : await read(`api/projects/${projectId}/${name}`)
    const text = JSON.stringify(items)
    if (text !== displayedText)
      body.replaceChildren(...items.map((item) => element('tr', {}, toCells(item).map(toCell))))
    displayedText = text
    at('table').hidden = items.length === 0
    at('nothing').hidden = items.length > 0
    writeTimes()
  }
  const attempt = async () => {
    if (document.hidden) return
    try {
      await refresh()
      at('notice').textContent = ''
    } catch {
      at('notice').textContent = 'The service isn’t responding. Trying again.'
    }
  }
  at('project').addEventListener('change', ({ target }) => {
    location.search = `?project=${encodeURIComponent(target.value)}`
  })
  document.querySelector(`nav [data-page=${name}]`).setAttribute('aria-current', 'page')
  document.addEventListener('visibilitychange', () => void attempt())
  setInterval(() => void attempt(), REFRESH_MILLIS)
  await attempt()
}
