import { useEffect, useRef, useState } from 'react'
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
  const { inView, choose } = useSectionInView(ids.join(' '))
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
              onClick={() => {
                choose(id)
                focusSection(id)
              }}
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

/** Whether the window cannot scroll further down. */
const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1

/**
 * Returns the ID of the section that is read, and a function that takes one that was chosen: the last sections of a page can be
 * too short to reach the strip. It counts until the window is no longer at the end of the page.
 *
 * @param ids the IDs, separated by spaces
 */
function useSectionInView(ids: string) {
  const [inView, setInView] = useState<string>()
  const isChosen = useRef(false)
  const choose = (id: string) => {
    isChosen.current = true
    setInView(id)
  }
  useEffect(() => {
    const show = (entries: readonly IntersectionObserverEntry[]) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (!entered || (isChosen.current && isAtEnd())) return
      isChosen.current = false
      setInView(entered.target.id)
    }
    const observer = new IntersectionObserver(show, { rootMargin: READ_STRIP })
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return { inView, choose }
}

/** The next key leads to the first control of the section, as after a link that the browser follows itself. */
function focusSection(id: string): void {
  const section = document.getElementById(id)
  if (section === null) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
