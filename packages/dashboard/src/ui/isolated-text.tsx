import { withoutExcessMarks } from './readable-text.js'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** Text that a user chose, isolated from the text around it. An email address runs from left to right. */
export const IsolatedText = ({ text, className }: { text: string; className?: string }) => (
  <bdi className={className} dir={ADDRESS.test(text) ? 'ltr' : undefined}>
    {withoutExcessMarks(text)}
  </bdi>
)

/** A value that runs from left to right in every language, such as a URL, an ID or a key. */
export const LeftToRight = ({ text }: { text: string }) => <bdi dir="ltr">{text}</bdi>
