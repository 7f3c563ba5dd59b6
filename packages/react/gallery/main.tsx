import { createRoot } from 'react-dom/client'
import '../src/styles.css'
import '../src/account.css'
import { showState } from './show-state.js'
import { gallery } from './states.js'

const asked = new URLSearchParams(window.location.search)
const page = asked.get('page')
const theme = asked.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme

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

const root = createRoot(document.body)
root.render(
  page ? showState(page, asked.get('state') ?? '', asked.get('lang') ?? 'en') : <Contents />,
)
