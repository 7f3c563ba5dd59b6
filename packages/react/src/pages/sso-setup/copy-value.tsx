import { Fragment } from 'react'
import { CopyButton } from '../../ui/copy-button.js'

/** A value to enter elsewhere, with a button that copies it. */
export const CopyValue = ({ label, value }: { label: string; value: string }) => (
  <div>
    <p className="lk-label">{label}</p>
    <p className="lk-secret">
      <code className="lk-code" dir="ltr">
        {/* A URL breaks after a slash. */}
        {value.match(/\/*[^/]+\/*/g)?.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>{' '}
      <CopyButton value={value} />
    </p>
  </div>
)
