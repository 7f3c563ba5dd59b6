import { createRoot, type Root } from 'react-dom/client'
import { showState } from './show-state.js'
import { gallery } from './states.js'
import { wearStylesOf } from './wear-styles.js'

const Contents = () => (
  <ul>
    {Object.entries(gallery).flatMap(([name, states]) =>
      Object.keys(states).map((state) => (
        <li key={`${name}/${state}`}>
          <a href={`?page=${name}&state=${state}`}>
            {name}: {state}
          </a>
        </li>
      )),
    )}
  </ul>
)

let root: Root | undefined

/** Shows what the address names, or the list of everything. */
function show(): void {
  const search = new URLSearchParams(window.location.search)
  const page = search.get('page')
  const theme = search.get('theme')
  const lang = search.get('lang') ?? 'en'
  if (theme) document.documentElement.dataset['theme'] = theme
  document.documentElement.lang = lang
  root?.unmount()
  root = createRoot(document.body)
  if (page) wearStylesOf(page)
  root.render(page ? showState(page, search.get('state') ?? '', lang) : <Contents />)
}

show()
// The script that takes the screenshots goes from state to state without loading the page again.
window.addEventListener('popstate', show)
