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
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
