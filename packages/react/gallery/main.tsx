import { createRoot } from 'react-dom/client'
import { showState } from './show-state.js'
import { gallery } from './states.js'
import { wearStylesOf } from './wear-styles.js'

const asked = new URLSearchParams(window.location.search)
const page = asked.get('page')
const theme = asked.get('theme')
const lang = asked.get('lang') ?? 'en'
if (theme) document.documentElement.dataset['theme'] = theme
document.documentElement.lang = lang

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

if (page) wearStylesOf(page)
const root = createRoot(document.body)
root.render(page ? showState(page, asked.get('state') ?? '', lang) : <Contents />)
