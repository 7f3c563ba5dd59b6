import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'

interface JumpListProps {
  /** The names of the sections of the page, by the IDs of their elements. */
  sections: Readonly<Record<string, string>>
}

/** Links to the sections of a long page. */
export function JumpList({ sections }: JumpListProps) {
  const { text } = useTranslation()
  const ids = Object.keys(sections)
  const inView = useSectionInView(ids.join(' '))
  // At the top of the page, no section has reached the strip yet.
  const current = inView ?? ids[0]
  return (
    <nav className="jumps" aria-label={text('onThisPage')}>
      <ul>
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => focusSection(id)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part of the window in which a section counts as the one that is read: a strip below the bar. */
const READ_STRIP = '-15% 0px -75% 0px'

/**
 * Returns the ID of the section that is read.
 *
 * @param ids the IDs, separated by spaces
 */
function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const show = (entries: readonly IntersectionObserverEntry[]) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (entered) setCurrent(entered.target.id)
    }
    const observer = new IntersectionObserver(show, { rootMargin: READ_STRIP })
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

/** The next key leads to the first control of the section, as after a link that the browser follows itself. */
function focusSection(id: string): void {
  const section = document.getElementById(id)
  if (section === null) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
