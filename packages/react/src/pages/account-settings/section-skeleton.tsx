import { useWords } from '../../words.js'

/** Stands where a list or a form will be. */
export const SectionSkeleton = ({ rows }: { rows: number }) => (
  <>
    <p className="lk-unseen" role="status">
      {useWords().text('loading')}
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
