interface JumpListProps {
  /** The names of the sections of the page, by the IDs of their elements. */
  sections: Readonly<Record<string, string>>
}

/** Links to the sections of a long page. */
export const JumpList = ({ sections }: JumpListProps) => (
  <nav className="jumps" aria-label="On this page">
    <ul>
      {Object.entries(sections).map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
