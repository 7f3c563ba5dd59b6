import { useLoadingLabel } from '../../ui/skeleton.js'
import { useWords } from '../../i18n/words.js'

/** Stands where a list or a form will be. */
export function SectionSkeleton({ rows }: { rows: number }) {
  const label = useLoadingLabel()
  return (
    <>
      <p className={label === 'loading' ? 'lk-unseen' : 'lk-note'} role="status">
        {useWords().text(label)}
      </p>
      <div className="lk-skeleton lk-list" aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div className="lk-row" key={index}>
            <div className="lk-row-text">
              <div className="lk-bone lk-label" />
              <div className="lk-bone lk-aside" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
