import { Fragment } from 'react'
import { withoutExcessMarks } from './readable-text.js'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** A longer text can be cut off: its tooltip has all of it. */
const LONG = 40

const tooltipOf = (text: string) => (text.length > LONG ? text : undefined)

/** Text that a user chose, isolated from the text around it. An email address runs from left to right. */
export const IsolatedText = ({ text, className }: { text: string; className?: string }) => (
  <bdi className={className} dir={ADDRESS.test(text) ? 'ltr' : undefined} title={tooltipOf(text)}>
    {withoutExcessMarks(text)}
  </bdi>
)

const AFTER_SLASH = /(?<=[^:/]\/)(?=[^/])/

/** A value that runs from left to right in every language, such as a URL, an ID or a key. A long URL wraps after a slash of its path. */
export const LeftToRight = ({ text }: { text: string }) => (
  <bdi dir="ltr" title={tooltipOf(text)}>
    {text.split(AFTER_SLASH).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
)
