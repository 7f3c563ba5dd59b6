import { Fragment, type ReactNode } from 'react'

interface Figure {
  readonly title: string
  /** Whether the card has nothing but a sentence. */
  readonly isEmpty: boolean
  readonly card: ReactNode
}

/**
 * Cards in rows. Those without data have rows of their own below the others: beside a chart, such a card would be a large
 * empty box.
 */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const rows = [false, true].map((isEmpty) =>
    figures.filter((figure) => figure.isEmpty === isEmpty),
  )
  return (
    <div className="figure-rows">
      {rows.map(
        (row, index) =>
          row.length > 0 && (
            <div key={index} className="figures">
              {row.map(({ title, card }) => (
                <Fragment key={title}>{card}</Fragment>
              ))}
            </div>
          ),
      )}
    </div>
  )
}
