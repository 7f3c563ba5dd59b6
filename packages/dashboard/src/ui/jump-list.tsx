import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'

interface JumpListProps {
  /** The names of the sections of the page, by the IDs of their elements. */
  sections: Readonly<Record<string, string>>
}

/** Links to the sections of a long page. */
export function JumpList({ sections }: JumpListProps) {
  const { text } = useTranslation()
  return (
    <nav className="jumps" aria-label={text('onThisPage')}>
      <ul>
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <Link to={{ hash: id }} onClick={() => focusSection(id)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The next key leads to the first control of the section, as after a link that the browser follows itself. */
function focusSection(id: string): void {
  const section = document.getElementById(id)
  if (section === null) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
